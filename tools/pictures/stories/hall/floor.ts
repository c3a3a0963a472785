import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { fbm, hash } from '#tools/pictures/engine/noise.ts'
import { at, mix } from '#tools/pictures/engine/numbers.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'
import type { Camera } from './camera.ts'

export type FloorPaint = {
  readonly lit: string
  readonly dark: string
  /** Where the light pools: a pixel column and a distance in metres, and how far it spreads. */
  readonly pool: { readonly x: number; readonly z: number; readonly spread: number }
  /** Metres to the far end of the floor. */
  readonly farZ: number
}

const REFLECTION = [0.25, 0.5, 0.6] as const

/** Planks, the pool of light on them, and the lamps mirrored in the varnish. */
export function paintFloor(canvas: Canvas, camera: Camera, paint: FloorPaint): void {
  const { width, height } = canvas.size
  const lit = hexToLinear(paint.lit)
  const dark = hexToLinear(paint.dark)
  const first = Math.ceil(camera.horizon + (camera.height * camera.focal) / paint.farZ)
  for (let y = first; y < height; y++) {
    const z = (camera.height * camera.focal) / (y + 0.5 - camera.horizon)
    for (let x = 0; x < width; x++) {
      const metres = ((x - camera.middle) * z) / camera.focal
      const across = (x - paint.pool.x) / (width * paint.pool.spread)
      const along = (z - paint.pool.z) / 9
      const pool = Math.exp(-across * across) * Math.exp(-along * along)
      const column = Math.floor(metres * 4)
      const plank = 0.95 + 0.1 * hash(column, Math.floor(z / 2 + hash(column, 2) * 3), 3)
      const mirrored = fbm((x / width) * 26, z * 0.16, 3, 5) * 0.16 * pool
      const light = plank * (0.2 + 1.15 * pool)
      const start = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const paintHere = mix(at(dark, channel), at(lit, channel), 0.35 + 0.65 * pool)
        canvas.rgb[start + channel] = paintHere * light + at(REFLECTION, channel) * mirrored
      }
    }
  }
}
