export type LinearColor = readonly [red: number, green: number, blue: number]

/** The federation's colours as they are printed; cloth uses lifted versions, see the palettes. */
export const BRAND = {
  ink: '#0B1B33',
  paper: '#FAF8F4',
  red: '#D7263D',
  tide: '#0F7C86',
  tideLight: '#17929D',
  navy: '#15305C',
  cream: '#F4EFE5',
  gold: '#E9B44C',
} as const

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toSrgb(share: number): number {
  return share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
}

export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  toLinear(byte / 255),
)

const STEPS = 8192
const SRGB_OF_STEP = Float32Array.from({ length: STEPS + 1 }, (_, step) => toSrgb(step / STEPS))

/** Linear light in [0, 1] to the sRGB curve in [0, 1]; values outside are held at the ends. */
export function linearToSrgb(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 1
  // Near black the curve is too steep for the table.
  if (light < 0.02) return toSrgb(light)
  return SRGB_OF_STEP[Math.round(light * STEPS)] ?? 1
}

export function hexToLinear(hex: string): LinearColor {
  const value = Number.parseInt(hex.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour: ${hex}`)
  const channel = (shift: number) => LINEAR_OF_BYTE[(value >> shift) & 255] ?? 0
  return [channel(16), channel(8), channel(0)]
}
