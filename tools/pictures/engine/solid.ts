import type { LinearColor } from './color.ts'
import { createLightLattice, type LightLattice } from './light-lattice.ts'
import { floatAt, mix } from './numbers.ts'
import { drawFloor } from './solid-floor.ts'
import { normalAt } from './solid-light.ts'
import { type Camera, createView, march, type Solid, type View } from './solid-view.ts'
import { type Canvas, coverPixel } from './stage.ts'
import { shadeSurface } from './studio.ts'
import { along } from './vector.ts'

/** Where the further rays of a pixel go that shows an edge. */
const CORNER_RAYS = [
  [0.2, 0.3],
  [0.7, 0.2],
  [0.8, 0.7],
  [0.3, 0.8],
] as const

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
