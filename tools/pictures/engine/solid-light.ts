import type { Distance } from './distance.ts'
import { clamp } from './numbers.ts'
import { LAMP } from './studio.ts'
import { normalise, type Vector } from './vector.ts'

const NUDGE = 0.0012

/** Four corners of a small cube are enough to know the slope. */
export function normalAt(distance: Distance, [x, y, z]: Vector): Vector {
  const a = distance(x + NUDGE, y - NUDGE, z - NUDGE)
  const b = distance(x - NUDGE, y - NUDGE, z + NUDGE)
  const c = distance(x - NUDGE, y + NUDGE, z - NUDGE)
  const d = distance(x + NUDGE, y + NUDGE, z + NUDGE)
  return normalise([a - b - c + d, c - a - b + d, b - a - c + d])
}

/** A wide lamp: the nearer a ray passes the thing, the darker. */
export function lampShare(distance: Distance, [x, y, z]: Vector): number {
  let share = 1
  let travelled = 0.02
  for (let step = 0; step < 34 && travelled < 4; step++) {
    const gap = distance(x + LAMP[0] * travelled, y + LAMP[1] * travelled, z + LAMP[2] * travelled)
    share = Math.min(share, 0.5 + (0.5 * gap) / (0.26 * travelled))
    if (share < 0) return 0
    travelled += clamp(gap, 0.015, 0.16)
  }
  return share * share * (3 - 2 * share)
}

export function openness(distance: Distance, point: Vector, normal: Vector, reach = 1): number {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 6; step++) {
    const height = 0.0275 * step * step * reach
    const gap = distance(
      point[0] + normal[0] * height,
      point[1] + normal[1] * height,
      point[2] + normal[2] * height,
    )
    closed += (weight * Math.max(0, height - gap) * 0.3) / height
    weight *= 0.82
  }
  return clamp(1 - closed)
}
