import type { LinearColor } from './color.ts'
import type { Distance } from './distance.ts'
import { at, clamp, mix, smoothstep } from './numbers.ts'
import { type Canvas, coverPixel } from './stage.ts'
import { LAMP, type Surface, shadeSurface } from './studio.ts'
import { along, cross, dot, length, normalise, subtract, type Vector } from './vector.ts'

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

const SHADOW_TINT: LinearColor = [0.16, 0.17, 0.22]
const SAMPLES = [
  [0.25, 0.3],
  [0.75, 0.2],
  [0.3, 0.75],
  [0.8, 0.7],
] as const
const CORNERS: readonly Vector[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
]

/** Distance along the ray to the surface, or -1. */
function march(distance: Distance, from: Vector, direction: Vector): number {
  let travelled = 0
  for (let step = 0; step < 90; step++) {
    const gap = distance(along(from, direction, travelled))
    if (gap < 0.0008) return travelled
    travelled += gap * 0.92
    if (travelled > 14) return -1
  }
  return -1
}

function normalAt(distance: Distance, point: Vector): Vector {
  let x = 0
  let y = 0
  let z = 0
  for (const corner of CORNERS) {
    const gap = distance(along(point, corner, 0.0012))
    x += corner[0] * gap
    y += corner[1] * gap
    z += corner[2] * gap
  }
  return normalise([x, y, z])
}

/** A wide lamp: the nearer a ray passes the thing, the darker. */
function lampShare(distance: Distance, point: Vector): number {
  let share = 1
  let travelled = 0.02
  for (let step = 0; step < 34 && travelled < 4; step++) {
    const gap = distance(along(point, LAMP, travelled))
    share = Math.min(share, 0.5 + (0.5 * gap) / (0.26 * travelled))
    if (share < 0) return 0
    travelled += clamp(gap, 0.015, 0.16)
  }
  return share * share * (3 - 2 * share)
}

function openness(distance: Distance, point: Vector, normal: Vector, reach = 1): number {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 6; step++) {
    const height = 0.0275 * step * step * reach
    const gap = distance(along(point, normal, height))
    closed += (weight * Math.max(0, height - gap) * 0.3) / height
    weight *= 0.82
  }
  return clamp(1 - closed)
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

type View = {
  readonly solid: Solid
  readonly camera: Camera
  readonly ray: (x: number, y: number) => Vector
}

/** Light the floor keeps at a pixel: 1 far away from the thing. */
function floorLight({ solid, camera, ray }: View, x: number, y: number): number {
  const direction = ray(x, y)
  if (direction[1] > -0.01) return 1
  const point = along(camera.position, direction, -camera.position[1] / direction[1])
  const away = length(point[0], point[2])
  const { shadowReach } = solid
  if (away > shadowReach * 1.7) return 1
  const floor: Vector = [point[0], 0.002, point[2]]
  const lit = lampShare(solid.distance, floor)
  const open = openness(solid.distance, floor, [0, 1, 0], 2.8)
  // The dark line right under the thing is what makes it stand.
  const touch = openness(solid.distance, floor, [0, 1, 0], 0.5)
  const light = (0.5 + 0.5 * lit) * (0.12 + 0.88 * open ** 1.5) * (0.25 + 0.75 * touch)
  return mix(light, 1, smoothstep(shadowReach * 0.7, shadowReach * 1.7, away))
}

/** The shadow is soft, so every second pixel is enough. */
function drawFloor(canvas: Canvas, view: View): void {
  const { width, height } = canvas.size
  const columns = (width >> 1) + 2
  const rows = (height >> 1) + 2
  const coarse = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      coarse[row * columns + column] = floorLight(view, column * 2, row * 2)
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = (y >> 1) * columns + (x >> 1)
      const top = mix(at(coarse, start), at(coarse, start + 1), (x & 1) / 2)
      const low = mix(at(coarse, start + columns), at(coarse, start + columns + 1), (x & 1) / 2)
      const light = mix(top, low, (y & 1) / 2)
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * width + x) * 3 + channel
        const kept = mix(at(SHADOW_TINT, channel), 1, light)
        canvas.rgb[index] = at(canvas.rgb, index) * kept
        canvas.backdrop[index] = at(canvas.backdrop, index) * kept
      }
    }
  }
}

/** Light that changes slowly over a surface and costs most of the time. */
type SlowLight = { readonly travelled: number; readonly lit: number; readonly open: number }

function slowLight(distance: Distance, point: Vector, shape: Vector, travelled: number): SlowLight {
  const faces = dot(shape, LAMP) > -0.1
  const lit = faces ? lampShare(distance, along(point, shape, 0.004)) : 0
  return { travelled, lit, open: openness(distance, point, shape) }
}

type Hit = { readonly color: LinearColor; readonly slow: SlowLight }

/** What one ray sees; a neighbour's slow light serves while both see the same surface. */
function hitOf(
  { solid, camera }: View,
  direction: Vector,
  neighbour: SlowLight | null,
): Hit | null {
  const travelled = march(solid.distance, camera.position, direction)
  if (travelled < 0) return null
  const point = along(camera.position, direction, travelled)
  const shape = normalAt(solid.distance, point)
  const surface = solid.surface(point, shape)
  const isSame = neighbour !== null && Math.abs(neighbour.travelled - travelled) < 0.006
  const slow = isSame ? neighbour : slowLight(solid.distance, point, shape, travelled)
  const color = shadeSurface(surface, {
    normal: surface.normal ?? shape,
    view: direction,
    height: point[1],
    lit: slow.lit,
    open: slow.open,
  })
  return { color, slow }
}

export function drawSolid(canvas: Canvas, solid: Solid, camera: Camera): void {
  const { width, height } = canvas.size
  const view: View = { solid, camera, ray: createLens(camera, width, height) }
  drawFloor(canvas, view)
  const toBall = subtract(solid.bounds.centre, camera.position)
  const near = solid.bounds.radius ** 2
  const square = dot(toBall, toBall)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (square - dot(toBall, view.ray(x + 0.5, y + 0.5)) ** 2 > near) continue
      const sum = [0, 0, 0]
      let hits = 0
      let slow: SlowLight | null = null
      for (const [dx, dy] of SAMPLES) {
        const hit = hitOf(view, view.ray(x + dx, y + dy), slow)
        if (!hit) continue
        slow = hit.slow
        hits++
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = at(sum, channel) + at(hit.color, channel)
        }
      }
      if (hits === 0) continue
      const pixel = y * width + x
      const share = hits / SAMPLES.length
      for (let channel = 0; channel < 3; channel++) {
        const index = pixel * 3 + channel
        canvas.rgb[index] = mix(at(canvas.rgb, index), at(sum, channel) / hits, share)
      }
      coverPixel(canvas, pixel, share)
    }
  }
}
