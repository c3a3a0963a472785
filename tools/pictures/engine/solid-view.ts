import type { Distance } from './distance.ts'
import type { Surface } from './studio.ts'
import { cross, dot, normalise, subtract, type Vector } from './vector.ts'

/** A hard thing standing on the floor y = 0, described by its distance and its surface. */
export type Solid = {
  readonly distance: Distance
  surface(point: Vector, normal: Vector): Surface
  /** A ball around the whole thing: rays that miss it are not followed. */
  readonly bounds: { readonly centre: Vector; readonly radius: number }
  /** How far from the middle of the floor its shadow is looked for. */
  readonly shadowReach: number
}

export type Camera = {
  readonly position: Vector
  readonly target: Vector
  /** Height of the view in radians; narrow, as a product photographer's lens. */
  readonly field: number
}

/** Rays of a camera without roll. */
function createLens(camera: Camera, width: number, height: number) {
  const forward = normalise(subtract(camera.target, camera.position))
  const right = normalise(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const reach = Math.tan(camera.field / 2)
  return (x: number, y: number): Vector => {
    const px = (((x / width) * 2 - 1) * reach * width) / height
    const py = (1 - (y / height) * 2) * reach
    return normalise([
      forward[0] + right[0] * px + up[0] * py,
      forward[1] + right[1] * px + up[1] * py,
      forward[2] + right[2] * px + up[2] * py,
    ])
  }
}

export type View = {
  readonly solid: Solid
  readonly camera: Camera
  readonly ray: (x: number, y: number) => Vector
  /** Square of the way from the camera to the middle of the bounding ball. */
  readonly square: number
}

export function createView(solid: Solid, camera: Camera, width: number, height: number): View {
  const way = subtract(solid.bounds.centre, camera.position)
  return { solid, camera, ray: createLens(camera, width, height), square: dot(way, way) }
}

const MISSED = -1

/** Distance along the ray to the surface, or -1; only the way through the bounding ball is walked. */
export function march(view: View, direction: Vector): number {
  const { solid, camera } = view
  const { centre, radius } = solid.bounds
  const [px, py, pz] = camera.position
  const nearest =
    (centre[0] - px) * direction[0] +
    (centre[1] - py) * direction[1] +
    (centre[2] - pz) * direction[2]
  const aside = view.square - nearest * nearest
  if (aside > radius * radius) return MISSED
  const half = Math.sqrt(radius * radius - aside)
  let travelled = Math.max(0, nearest - half)
  for (let step = 0; step < 90; step++) {
    const gap = solid.distance(
      px + direction[0] * travelled,
      py + direction[1] * travelled,
      pz + direction[2] * travelled,
    )
    if (gap < 0.0008) return travelled
    travelled += gap * 0.92
    if (travelled > nearest + half) return MISSED
  }
  return MISSED
}
