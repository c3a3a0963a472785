import { clamp, mix, type Point } from './numbers.ts'
import { length, type Vector } from './vector.ts'

/** Signed distance to a surface: negative inside. */
export type Distance = (x: number, y: number, z: number) => number

/** Distance in the plane to a closed outline, rounded; turned around an axis it is a bottle. */
export function outlineDistance(
  outline: readonly Point[],
  rounding: number,
): (x: number, y: number) => number {
  const count = outline.length
  const edges = new Float64Array(count * 6)
  outline.forEach(([x, y], index) => {
    const [px, py] = outline.at(index - 1) ?? [x, y]
    edges.set([x, y, px - x, py - y, py, 1 / ((px - x) ** 2 + (py - y) ** 2)], index * 6)
  })
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    let sign = 1
    for (let start = 0; start < count * 6; start += 6) {
      const edgeX = edges[start + 2] ?? 0
      const edgeY = edges[start + 3] ?? 0
      const wx = x - (edges[start] ?? 0)
      const wy = y - (edges[start + 1] ?? 0)
      const share = clamp((wx * edgeX + wy * edgeY) * (edges[start + 5] ?? 0))
      const dx = wx - edgeX * share
      const dy = wy - edgeY * share
      nearest = Math.min(nearest, dx * dx + dy * dy)
      const above = wy >= 0
      const below = y < (edges[start + 4] ?? 0)
      const left = edgeX * wy > edgeY * wx
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
export function boxDistance([x, y, z]: Vector, half: Vector, rounding: number): number {
  const dx = Math.abs(x) - half[0] + rounding
  const dy = Math.abs(y) - half[1] + rounding
  const dz = Math.abs(z) - half[2] + rounding
  const outside = length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - rounding
}
