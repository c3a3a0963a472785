import type { CrestColors } from '#tools/pictures/engine/crest.ts'

/** Colours of cloth as the shop names them; printed navy would swallow every fold. */
export const CLOTH = {
  tamnoplava: '#17356A',
  svijetloplava: '#3F86C6',
  tirkizna: '#14606C',
  zelena: '#1FA66B',
  zuta: '#F2C84B',
  narancasta: '#E8762D',
  crvena: '#D7263D',
  bordo: '#7A1F33',
  ljubicasta: '#6B4FA0',
  bez: '#E9E2D3',
  bijela: '#F6F2E9',
  siva: '#B4B9C0',
  crna: '#2A2F38',
} as const

export type ClothColor = keyof typeof CLOTH

export const INK = '#17356A'
export const PAPER = '#F6F2E9'
export const RED = '#D7263D'
export const TIDE = '#17929D'
export const GOLD = '#C9A24B'

export const GOLD_CREST: CrestColors = {
  shield: '#16305F',
  edge: GOLD,
  letters: GOLD,
  accent: '#16305F',
  sea: '#E3C67B',
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/** A darker (below 1) or lighter (above 1) colour of the same hue. */
export function shade(hex: string, factor: number): string {
  const mixed = channels(hex).map((value) => {
    const moved = factor <= 1 ? value * factor : value + (255 - value) * (factor - 1)
    return Math.round(moved).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

export function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150
}

/** Light cloth needs half the sheen. */
export function sheenOf(hex: string): number {
  return isLight(hex) ? 0.06 : 0.12
}

/** The first colour of a product is its own picture, every other one bears its name. */
export function inColors<Design>(
  key: string,
  colors: readonly ClothColor[],
  design: (color: ClothColor) => Design,
): Readonly<Record<string, Design>> {
  return Object.fromEntries(
    colors.map((color, index) => [index === 0 ? key : `${key}--${color}`, design(color)]),
  )
}
