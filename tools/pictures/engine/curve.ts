import { clamp, mix, type Point } from './numbers.ts'

/** Where a pixel lies beside a curve. */
export type CurvePlace = {
  /** Distance to the right of the curve, in pixels; negative to the left. */
  readonly aside: number
  /** Way along the curve from its start, in pixels. */
  readonly way: number
  /** True when the pixel lies before the start or beyond the end. */
  readonly isBeyond: boolean
}

export type Curve = {
  readonly length: number
  pointAt(way: number): { readonly point: Point; readonly direction: number }
  /** The nearest place on the curve, looked for among all its parts or near a known one. */
  placeOf(x: number, y: number, hint?: number): CurvePlace & { readonly part: number }
}

const PARTS = 240
const HINT_REACH = 10

function cubic(chain: readonly Point[], start: number, t: number): Point {
  const s = 1 - t
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  let x = 0
  let y = 0
  weights.forEach((weight, index) => {
    const point = chain[start + index] ?? [0, 0]
    x += weight * point[0]
    y += weight * point[1]
  })
  return [x, y]
}

type Part = {
  readonly from: Point
  readonly step: Point
  readonly way: number
  readonly length: number
}

/** A chain of cubic curves: four points for the first, three more for every other. */
export function createCurve(chain: readonly Point[]): Curve {
  const pieces = (chain.length - 1) / 3
  const points = Array.from({ length: PARTS + 1 }, (_, index): Point => {
    const along = (index / PARTS) * pieces
    const piece = Math.min(pieces - 1, Math.floor(along))
    return cubic(chain, piece * 3, along - piece)
  })
  const parts: Part[] = []
  let way = 0
  for (const [index, from] of points.slice(0, -1).entries()) {
    const to = points[index + 1] ?? from
    const step: Point = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(step[0], step[1])
    parts.push({ from, step, way, length })
    way += length
  }

  function placeOf(x: number, y: number, hint?: number) {
    const first = hint === undefined ? 0 : Math.max(0, hint - HINT_REACH)
    const last = hint === undefined ? PARTS - 1 : Math.min(PARTS - 1, hint + HINT_REACH)
    let nearest = Number.POSITIVE_INFINITY
    let place = { aside: 0, way: 0, isBeyond: false, part: first }
    for (let index = first; index <= last; index++) {
      const part = parts[index]
      if (!part) continue
      const dx = x - part.from[0]
      const dy = y - part.from[1]
      const raw = (dx * part.step[0] + dy * part.step[1]) / part.length ** 2
      const share = clamp(raw)
      const offX = dx - part.step[0] * share
      const offY = dy - part.step[1] * share
      const square = offX * offX + offY * offY
      if (square >= nearest) continue
      nearest = square
      const isLeft = dx * part.step[1] - dy * part.step[0] > 0
      const isBeyond = (index === 0 && raw < 0) || (index === PARTS - 1 && raw > 1)
      const aside = Math.sqrt(square) * (isLeft ? -1 : 1)
      place = { aside, way: mix(part.way, part.way + part.length, share), isBeyond, part: index }
    }
    return place
  }

  return {
    length: way,
    placeOf,
    pointAt(target) {
      const part = parts.findLast((candidate) => candidate.way <= target) ?? parts[0]
      if (!part) return { point: [0, 0], direction: 0 }
      const share = clamp((target - part.way) / part.length)
      return {
        point: [part.from[0] + part.step[0] * share, part.from[1] + part.step[1] * share],
        direction: Math.atan2(part.step[1], part.step[0]),
      }
    },
  }
}
