import type { LinearColor } from './color.ts'
import type { Distance } from './distance.ts'
import { clamp, floatAt, mix, smoothstep } from './numbers.ts'
import { coarseSize, grow } from './resample.ts'
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
/** Where the further rays of a pixel go that shows an edge. */
const CORNER_RAYS = [
  [0.2, 0.3],
  [0.7, 0.2],
  [0.8, 0.7],
  [0.3, 0.8],
] as const
const FLOOR_STEP = 3
const LIGHT_STEP = 3
const MISSED = -1

/** Distance along the ray to the surface, or -1; only the way through the bounding ball is walked. */
function march(view: View, direction: Vector): number {
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

const NUDGE = 0.0012

/** Four corners of a small cube are enough to know the slope. */
function normalAt(distance: Distance, [x, y, z]: Vector): Vector {
  const a = distance(x + NUDGE, y - NUDGE, z - NUDGE)
  const b = distance(x - NUDGE, y - NUDGE, z + NUDGE)
  const c = distance(x - NUDGE, y + NUDGE, z - NUDGE)
  const d = distance(x + NUDGE, y + NUDGE, z + NUDGE)
  return normalise([a - b - c + d, c - a - b + d, b - a - c + d])
}

/** A wide lamp: the nearer a ray passes the thing, the darker. */
function lampShare(distance: Distance, [x, y, z]: Vector): number {
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

function openness(distance: Distance, point: Vector, normal: Vector, reach = 1): number {
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
  /** Square of the way from the camera to the middle of the bounding ball. */
  readonly square: number
}

function createView(solid: Solid, camera: Camera, width: number, height: number): View {
  const way = subtract(solid.bounds.centre, camera.position)
  return { solid, camera, ray: createLens(camera, width, height), square: dot(way, way) }
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

/** The shadow is soft, so a coarse lattice is enough. */
function drawFloor(canvas: Canvas, view: View): void {
  const { width: columns, height: rows } = coarseSize(canvas.size, FLOOR_STEP)
  const coarse = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * FLOOR_STEP
      coarse[row * columns + column] = floorLight(view, x, (row + 0.5) * FLOOR_STEP)
    }
  }
  const kept = grow(coarse, canvas.size, FLOOR_STEP)
  for (let pixel = 0; pixel < kept.length; pixel++) {
    const light = floatAt(kept, pixel)
    if (light > 0.9995) continue
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      const share = mix(SHADOW_TINT[channel] ?? 0, 1, light)
      canvas.rgb[index] = floatAt(canvas.rgb, index) * share
      canvas.backdrop[index] = floatAt(canvas.backdrop, index) * share
    }
  }
}

/** How far the surface lies at the middle of every pixel. */
function measureDepths(view: View, width: number, height: number): Float32Array {
  const depths = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      depths[y * width + x] = march(view, view.ray(x + 0.5, y + 0.5))
    }
  }
  return depths
}

/** Light that changes slowly over a surface and costs most of the time. */
type SlowLight = { readonly depth: number; readonly lit: number; readonly open: number }

function slowLightAt({ solid, camera }: View, direction: Vector, depth: number): SlowLight {
  const point = along(camera.position, direction, depth)
  const shape = normalAt(solid.distance, point)
  const faces = dot(shape, LAMP) > -0.1
  return {
    depth,
    lit: faces ? lampShare(solid.distance, along(point, shape, 0.004)) : 0,
    open: openness(solid.distance, point, shape),
  }
}

/** Slow light on a lattice, read back between its points where they see the same surface. */
function createLightLattice(view: View, depths: Float32Array, width: number, height: number) {
  const columns = Math.ceil(width / LIGHT_STEP) + 2
  const known = new Map<number, SlowLight | null>()
  const knot = (column: number, row: number): SlowLight | null => {
    const key = row * columns + column
    const found = known.get(key)
    if (found !== undefined) return found
    const x = Math.min(width - 1, column * LIGHT_STEP)
    const y = Math.min(height - 1, row * LIGHT_STEP)
    const depth = floatAt(depths, y * width + x)
    const light = depth < 0 ? null : slowLightAt(view, view.ray(x + 0.5, y + 0.5), depth)
    known.set(key, light)
    return light
  }
  return (x: number, y: number, direction: Vector, depth: number): SlowLight => {
    const column = Math.floor(x / LIGHT_STEP)
    const row = Math.floor(y / LIGHT_STEP)
    const u = x / LIGHT_STEP - column
    const v = y / LIGHT_STEP - row
    let weight = 0
    let lit = 0
    let open = 0
    for (let corner = 0; corner < 4; corner++) {
      const right = corner & 1
      const below = corner >> 1
      const light = knot(column + right, row + below)
      if (!light || Math.abs(light.depth - depth) > 0.03) continue
      const share = (right ? u : 1 - u) * (below ? v : 1 - v)
      weight += share
      lit += light.lit * share
      open += light.open * share
    }
    if (weight < 0.2) return slowLightAt(view, direction, depth)
    return { depth, lit: lit / weight, open: open / weight }
  }
}

type LightLattice = ReturnType<typeof createLightLattice>

function colorAt(
  view: View,
  light: LightLattice,
  x: number,
  y: number,
  depth: number,
): LinearColor {
  const direction = view.ray(x + 0.5, y + 0.5)
  const point = along(view.camera.position, direction, depth)
  const shape = normalAt(view.solid.distance, point)
  const surface = view.solid.surface(point, shape)
  const { lit, open } = light(x, y, direction, depth)
  const normal = surface.normal ?? shape
  return shadeSurface(surface, { normal, view: direction, height: point[1], lit, open })
}

/** A pixel whose neighbours look or lie elsewhere shows an edge. */
function isEdge(depths: Float32Array, rgb: Float32Array, pixel: number, width: number): boolean {
  const depth = floatAt(depths, pixel)
  for (const step of [-1, 1, -width, width]) {
    const other = floatAt(depths, pixel + step)
    if (depth < 0 !== other < 0) return true
    if (depth < 0) continue
    if (Math.abs(other - depth) > 0.03) return true
    for (let channel = 0; channel < 3; channel++) {
      const here = floatAt(rgb, pixel * 3 + channel)
      const there = floatAt(rgb, (pixel + step) * 3 + channel)
      if (Math.abs(here - there) > 0.035 + 0.06 * here) return true
    }
  }
  return false
}

/** One ray a pixel, four more where it shows an edge. */
export function drawSolid(canvas: Canvas, solid: Solid, camera: Camera): void {
  const { width, height } = canvas.size
  const view = createView(solid, camera, width, height)
  drawFloor(canvas, view)
  const depths = measureDepths(view, width, height)
  const light = createLightLattice(view, depths, width, height)
  const seen = new Float32Array(depths.length * 3)
  for (let pixel = 0; pixel < depths.length; pixel++) {
    const depth = floatAt(depths, pixel)
    if (depth < 0) continue
    const x = pixel % width
    seen.set(colorAt(view, light, x, (pixel - x) / width, depth), pixel * 3)
  }
  for (let pixel = width; pixel < depths.length - width; pixel++) {
    const isHit = floatAt(depths, pixel) >= 0
    const sum: [number, number, number] = [0, 0, 0]
    let hits = 0
    let rays = 1
    if (isHit) {
      for (const channel of [0, 1, 2] as const) sum[channel] += floatAt(seen, pixel * 3 + channel)
      hits = 1
    }
    if (isEdge(depths, seen, pixel, width)) {
      const x = pixel % width
      const y = (pixel - x) / width
      for (const [dx, dy] of CORNER_RAYS) {
        rays++
        const depth = march(view, view.ray(x + dx, y + dy))
        if (depth < 0) continue
        hits++
        const color = colorAt(view, light, x + dx - 0.5, y + dy - 0.5, depth)
        for (const channel of [0, 1, 2] as const) sum[channel] += color[channel]
      }
    }
    if (hits === 0) continue
    const share = hits / rays
    for (const channel of [0, 1, 2] as const) {
      const index = pixel * 3 + channel
      canvas.rgb[index] = mix(floatAt(canvas.rgb, index), sum[channel] / hits, share)
    }
    coverPixel(canvas, pixel, share)
  }
}
