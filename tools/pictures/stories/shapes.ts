import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { createRandom } from '#tools/pictures/engine/noise.ts'
import type { Point } from '#tools/pictures/engine/numbers.ts'
import type { Ground } from '#tools/pictures/engine/stage.ts'

export const CREAM = '#f7f3ea'
export const RED = '#d7263d'
export const TEAL = '#17929d'
export const INK = '#0b1b33'
export const GOLD = '#e9b44c'
export const SAND = '#e8d3ad'

export function glowOn(light: string, shade: string, centre: Point): Ground {
  return { centre, light: hexToLinear(light), shade: hexToLinear(shade) }
}

function swell(y: number, rise: number, width: number): string {
  const u = width / 6
  return `M-10 ${y}C${u} ${y - rise} ${u * 2} ${y - rise} ${u * 3} ${y}S${u * 5} ${y + rise} ${width + 10} ${y}`
}

export type WaveBand = {
  readonly y: number
  readonly rise: number
  readonly width: number
  readonly height: number
  /** Top stripe first; the last colour fills down to the lower edge. */
  readonly colors: readonly string[]
  readonly stripe: number
}

/** The federation's wave: stripes that swell across the whole picture. */
export function waveBand({ y, rise, width, height, colors, stripe }: WaveBand): string {
  return colors
    .map(
      (color, index) =>
        `<path d="${swell(y + index * stripe, rise, width)}V${height + 10}H-10Z" fill="${color}"/>`,
    )
    .join('')
}

/** Thin lines of the same wave, closer and stronger toward the bottom. */
export function waveLines(y: number, count: number, step: number, width = 1200): string {
  return Array.from({ length: count }, (_, index) => {
    const color = index % 5 === 2 ? RED : TEAL
    return `<path d="${swell(y + index * step, 70, width)}" stroke="${color}" stroke-width="${(2 + index * 0.9).toFixed(1)}" fill="none" opacity="${(0.12 + 0.03 * index).toFixed(2)}"/>`
  }).join('')
}

/** The sun behind a poster's figure, cut by bars that thicken toward the sea. */
export function sun([cx, cy]: Point, radius: number, color = RED, bars = INK): string {
  const id = `sun-${Math.round(cx)}-${Math.round(cy)}`
  const lines = Array.from({ length: 12 }, (_, index) => {
    const y = cy - radius * 0.35 + (index * radius * 1.35) / 12
    return `<rect x="${cx - radius}" y="${y.toFixed(1)}" width="${radius * 2}" height="${(1.5 + index * radius * 0.0036).toFixed(1)}"/>`
  }).join('')
  return `<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/><g clip-path="url(#${id})" fill="${bars}" opacity=".2">${lines}</g>`
}

/** Rays that open from one point, every second gap left free. */
export function rays([cx, cy]: Point, count: number, reach: number, color: string): string {
  const wedge = (index: number) => {
    const from = (index / count) * Math.PI * 2
    const to = ((index + 0.5) / count) * Math.PI * 2
    const edge = (turn: number) =>
      `${(cx + Math.cos(turn) * reach).toFixed(1)} ${(cy + Math.sin(turn) * reach).toFixed(1)}`
    return `M${cx} ${cy}L${edge(from)}L${edge(to)}Z`
  }
  return `<path d="${Array.from({ length: count }, (_, index) => wedge(index)).join('')}" fill="${color}"/>`
}

export type Area = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Paper falling after the final whistle. */
export function confetti(area: Area, count: number, seed: number): string {
  const random = createRandom(seed)
  const colors = [RED, CREAM, TEAL, GOLD]
  return Array.from({ length: count }, () => {
    const x = area.left + random() * area.width
    const y = area.top + random() * area.height
    const size = 5 + random() * 11
    const color = colors[Math.floor(random() * colors.length)] ?? CREAM
    const turn = Math.round(random() * 180)
    return `<rect x="${(-size / 2).toFixed(1)}" y="${(-size / 5).toFixed(1)}" width="${size.toFixed(1)}" height="${(size * (0.3 + random() * 0.4)).toFixed(1)}" fill="${color}" opacity="${(0.55 + random() * 0.45).toFixed(2)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"/>`
  }).join('')
}
