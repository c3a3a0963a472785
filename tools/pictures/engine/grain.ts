import { hash } from './noise.ts'

/** What the thread adds to one pixel: slope in x and y, and how much light the pixel keeps. */
export type GrainPoint = { slopeX: number; slopeY: number; light: number }

/** Writes into the given point: one object for millions of pixels. */
export type Grain = (x: number, y: number, point: GrainPoint) => void

/** Polyester jersey: small staggered eyelets, uneven enough not to draw stripes when scaled down. */
export const mesh: Grain = (x, y, point) => {
  const row = Math.floor(y / 5)
  const dx = ((x + (row % 2) * 3) % 6) - 2.5
  const dy = (y % 5) - 2
  const eyelet = Math.exp(-(dx * dx + dy * dy) * 0.6)
  const uneven = 0.6 + 0.8 * hash(Math.floor((x + (row % 2) * 3) / 6), row, 5)
  point.slopeX = dx * eyelet * 0.085 * uneven + (hash(x, y, 6) - 0.5) * 0.03
  point.slopeY = dy * eyelet * 0.085 * uneven + (hash(x, y, 7) - 0.5) * 0.03
  point.light = 1 - 0.11 * eyelet * uneven
}

export const fleece: Grain = (x, y, point) => {
  point.slopeX = (hash(x, y, 1) - 0.5) * 0.13
  point.slopeY = (hash(x, y, 2) - 0.5) * 0.13
  point.light = 1 - 0.05 * hash(x >> 1, y >> 1, 3)
}

/** Fleece with light and dark fibres mixed, as in grey melange. */
export const melange: Grain = (x, y, point) => {
  fleece(x, y, point)
  const fibre = hash((x + hash(0, y, 4) * 40) >> 2, y, 6)
  point.light = 0.86 + 0.26 * fibre * fibre + 0.06 * (hash(x, y, 9) - 0.5)
}

export function canvasWeave(strength: number): Grain {
  return (x, y, point) => {
    const shift = (Math.floor(y / 5) % 2) * Math.PI
    const drift = (Math.floor(x / 5) % 2) * Math.PI
    point.slopeX = Math.cos(x * 1.25 + shift) * strength
    point.slopeY = Math.cos(y * 1.25 + drift) * strength
    point.light = 1 - 0.05 * hash(x, y, 4) - 0.04 * (hash(x >> 1, y >> 1, 9) > 0.9 ? 1 : 0)
  }
}

export const twill: Grain = (x, y, point) => {
  const wave = Math.cos((x + y * 0.7) * 0.9)
  point.slopeX = wave * 0.1
  point.slopeY = wave * 0.07
  point.light = 1 - 0.05 * hash(x, y, 2)
}

/** Knitted rib; the angle turns its lines away from the vertical. */
export function rib(frequency: number, angle = 0): Grain {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y, point) => {
    const phase = (x * cos + y * sin) * frequency
    const slope = Math.cos(phase) * 0.34
    point.slopeX = slope * cos
    point.slopeY = slope * sin
    point.light = 1 - 0.1 * (Math.sin(phase) > 0.5 ? 1 : 0) - 0.03 * hash(x, y, 3)
  }
}

/** Satin stitch of an embroidery. */
export const satin: Grain = (x, y, point) => {
  const phase = (x + y * 0.35) * 1.5
  point.slopeX = Math.cos(phase) * 0.26
  point.slopeY = 0
  point.light = 1 - 0.08 * (Math.sin(phase) > 0.2 ? 1 : 0)
}

/** A plaited cord. */
export const cord: Grain = (x, y, point) => {
  point.slopeX = Math.cos((x + y) * 0.8) * 0.3
  point.slopeY = Math.cos((y - x) * 0.8) * 0.2
  point.light = 1 - 0.08 * (Math.sin((x + y) * 0.8) > 0.3 ? 1 : 0)
}

export const smooth: Grain = (_x, _y, point) => {
  point.slopeX = 0
  point.slopeY = 0
  point.light = 1
}
