import type { Point } from '#tools/pictures/engine/numbers.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'

/** Court metres: x to the right, z away from the camera, height upward. */
export type Spot = { readonly x: number; readonly z: number; readonly height?: number }

export type Camera = {
  readonly size: Size
  /** Pixel row of the horizon and pixel column of the middle of the goal. */
  readonly horizon: number
  readonly middle: number
  /** Metres above the floor. */
  readonly height: number
  /** Focal length in pixels. */
  readonly focal: number
  /** Metres from the camera to the goal line. */
  readonly goalZ: number
}

export function pixelsPerMetre(camera: Camera, z: number): number {
  return camera.focal / z
}

export function project(camera: Camera, { x, z, height = 0 }: Spot): Point {
  const scale = pixelsPerMetre(camera, z)
  return [camera.middle + x * scale, camera.horizon + (camera.height - height) * scale]
}
