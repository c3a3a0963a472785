import { clamp, mix, type Point } from './numbers.ts'
import type { Vector } from './vector.ts'

/** Signed distance to a surface: negative inside. */
export type Distance = (point: Vector) => number

/** Distance in the plane to a closed outline, rounded; turned around an axis it is a bottle. */
export function outlineDistance(
  outline: readonly Point[],
  rounding: number,
): (x: number, y: number) => number {
  const corners = outline.map((corner, index) => {
    const previous = outline.at(index - 1) ?? corner
    const edge: Point = [previous[0] - corner[0], previous[1] - corner[1]]
    return { corner, previous, edge, square: edge[0] ** 2 + edge[1] ** 2 }
  })
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    let sign = 1
    for (const { corner, previous, edge, square } of corners) {
      const wx = x - corner[0]
      const wy = y - corner[1]
      const share = clamp((wx * edge[0] + wy * edge[1]) / square)
      const dx = wx - edge[0] * share
      const dy = wy - edge[1] * share
      nearest = Math.min(nearest, dx * dx + dy * dy)
      const above = y >= corner[1]
      const below = y < previous[1]
      const left = edge[0] * wy > edge[1] * wx
      if ((above && below && left) || !(above || below || left)) sign = -sign
    }
    return sign * Math.sqrt(nearest) - rounding
  }
}

/** Melts two shapes into each other over the given width. */
export function smoothMinimum(a: number, b: number, width: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / width)
  return mix(b, a, share) - width * share * (1 - share)
}

/** Distance to a box with rounded edges around the origin. */
export function boxDistance(point: Vector, half: Vector, rounding: number): number {
  const dx = Math.abs(point[0]) - half[0] + rounding
  const dy = Math.abs(point[1]) - half[1] + rounding
  const dz = Math.abs(point[2]) - half[2] + rounding
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - rounding
}
