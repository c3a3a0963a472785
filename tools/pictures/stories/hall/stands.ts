import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { createRandom, fbm } from '#tools/pictures/engine/noise.ts'
import { at, mix, smoothstep } from '#tools/pictures/engine/numbers.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'

/** The dark of the hall, with the glow of the court rising behind its edge. */
export function paintHall(canvas: Canvas, glowAt: readonly [u: number, v: number]): void {
  const { width, height } = canvas.size
  const top = hexToLinear('#050d1e')
  const middle = hexToLinear('#0e2d52')
  const glow = hexToLinear('#2b7f9c')
  for (let y = 0; y < height; y++) {
    const v = y / height
    const rise = Math.exp(-(((v - glowAt[1]) / 0.2) ** 2))
    for (let x = 0; x < width; x++) {
      const u = x / width
      const shine = rise * (0.35 + 0.65 * Math.exp(-(((u - glowAt[0]) / 0.36) ** 2)))
      const haze = 0.75 + 0.5 * fbm(u * 4, v * 4, 4, 2)
      const start = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const wall = mix(at(top, channel), at(middle, channel), smoothstep(0, glowAt[1], v))
        canvas.rgb[start + channel] = wall + at(glow, channel) * shine * 0.55 * haze
      }
    }
  }
}

const CLOTHES = [
  '#1c3d6e',
  '#2b6a86',
  '#b8283c',
  '#cfc8ba',
  '#10284c',
  '#16305a',
  '#52637a',
  '#147a85',
  '#7c3440',
]
const SKIN = ['#c79a78', '#a97452', '#8a5a40', '#d8b08c']

export type Stand = {
  /** Pixel rows of the highest and lowest row of seats. */
  readonly top: number
  readonly bottom: number
  readonly rows: number
  /** Pixel column where the light is best, and how bright the crowd is there. */
  readonly litAt: number
  readonly brightness: number
  readonly seed: number
}

/** Thousands of people as dots of cloth and skin; they are blurred before anyone sees them. */
export function crowd(width: number, stand: Stand): string {
  const random = createRandom(stand.seed)
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? ''
  let people = ''
  for (let row = 0; row < stand.rows; row++) {
    const share = row / (stand.rows - 1)
    const size = mix(3.4, 6.4, share)
    const rowY = mix(stand.top, stand.bottom, share)
    for (let x = -10; x < width + 10; x += size * (2 + random() * 1.1)) {
      const bend = ((x - stand.litAt) / width) ** 2 * (stand.bottom - stand.top) * 0.5
      const y = rowY + (random() - 0.5) * size * 1.2 - bend * (1 - share)
      const lit = 0.1 + 0.9 * Math.exp(-(((x - stand.litAt) / (width * 0.34)) ** 2))
      const opacity = lit * (0.45 + random() * 0.55) * stand.brightness
      const arms = random() < 0.12 ? raisedArms(x, y, size) : ''
      people += `<g opacity="${opacity.toFixed(2)}"><ellipse cx="${x.toFixed(1)}" cy="${(y + size * 1.1).toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 1.6).toFixed(1)}" fill="${pick(CLOTHES)}"/><circle cx="${x.toFixed(1)}" cy="${(y - size).toFixed(1)}" r="${(size * 0.7).toFixed(1)}" fill="${pick(SKIN)}"/>${arms}</g>`
    }
  }
  return people
}

function raisedArms(x: number, y: number, size: number): string {
  const reach = (side: number) =>
    `M${(x + side * size * 0.8).toFixed(1)} ${y.toFixed(1)}L${(x + side * size * 1.3).toFixed(1)} ${(y - size * 2.6).toFixed(1)}`
  return `<path d="${reach(-1)}${reach(1)}" stroke="#c79a78" stroke-width="${(size * 0.45).toFixed(1)}" fill="none"/>`
}
