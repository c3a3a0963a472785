import { blurWithin } from './blur.ts'
import { type Grain, type GrainPoint, smooth } from './grain.ts'
import type { HeightField } from './height.ts'
import { clamp, floatAt, mix } from './numbers.ts'
import { boundsOf, widened } from './resample.ts'
import { type Canvas, coverPixel } from './stage.ts'

/** How a surface answers light. */
export type Finish = {
  readonly grain?: Grain
  /** Light gathered at grazing angles: polyester .16, fleece .05; half of it on light cloth. */
  readonly sheen?: number
  readonly specular?: number
  /** Exponent of the highlight: 6 is cloth, 40 is plastic. */
  readonly gloss?: number
  /** How far the artwork slides along the folds, in pixels per slope; 0 for none. */
  readonly follow?: number
  /** How dark hollows become. */
  readonly cavity?: number
}

export type LitPart = {
  readonly mask: Float32Array
  /** Linear light, three values a pixel. */
  readonly albedo: Float32Array
  readonly height: HeightField
  readonly finish: Finish
}

/** The one lamp: upper left, toward the viewer; y points down in the picture. */
const LIGHT = unit(-0.52, -0.62, 0.62)
const HALFWAY = unit(LIGHT[0], LIGHT[1], LIGHT[2] + 1)
const WRAP = 0.28
const KEY = 1.16
const AMBIENT = 0.2

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

type Sample = { red: number; green: number; blue: number }

/** Read between the pixels: the nearest one alone chews up letters. */
function readBetween(rgb: Float32Array, width: number, x: number, y: number, into: Sample): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = x - left
  const v = y - top
  const start = (top * width + left) * 3
  const below = start + width * 3
  const a = (1 - u) * (1 - v)
  const b = u * (1 - v)
  const c = (1 - u) * v
  const d = u * v
  into.red =
    floatAt(rgb, start) * a +
    floatAt(rgb, start + 3) * b +
    floatAt(rgb, below) * c +
    floatAt(rgb, below + 3) * d
  into.green =
    floatAt(rgb, start + 1) * a +
    floatAt(rgb, start + 4) * b +
    floatAt(rgb, below + 1) * c +
    floatAt(rgb, below + 4) * d
  into.blue =
    floatAt(rgb, start + 2) * a +
    floatAt(rgb, start + 5) * b +
    floatAt(rgb, below + 2) * c +
    floatAt(rgb, below + 5) * d
}

const CURVE_STEPS = 2048

/** A power is dear and wanted a million times: it is read from a table. */
function powerCurve(exponent: number): Float32Array {
  return Float32Array.from(
    { length: CURVE_STEPS + 1 },
    (_, step) => (step / CURVE_STEPS) ** exponent,
  )
}

const RIM_CURVE = powerCurve(2.2)

/** Lights one part by its height field and lays it over the canvas. */
export function drawLit(canvas: Canvas, part: LitPart): void {
  const { mask, albedo, height, finish } = part
  const { grain = smooth, sheen = 0.05, specular = 0.05, gloss = 14 } = finish
  const { follow = 0, cavity = 0.9 } = finish
  const { size, rgb } = canvas
  const { width, unit = 1 } = size
  const { left: partLeft, top: partTop } = size.part ?? { left: 0, top: 0 }
  const bottom = size.height - 1
  const bounds = boundsOf(mask, size)
  if (!bounds) return
  const around = widened(bounds, 84, size)
  const near = blurWithin(height, 18, size, around)
  const wide = blurWithin(height, 50, size, around)
  const guide = follow > 0 ? blurWithin(height, 5, size, widened(bounds, 12, size)) : height
  const shine = powerCurve(gloss)
  const thread: GrainPoint = { slopeX: 0, slopeY: 0, light: 1 }
  const color: Sample = { red: 0, green: 0, blue: 0 }

  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left; x < bounds.right; x++) {
      const pixel = y * width + x
      const share = floatAt(mask, pixel)
      if (share < 0.004) continue
      const left = x > 0 ? pixel - 1 : pixel
      const right = x < width - 1 ? pixel + 1 : pixel
      const up = y > 0 ? pixel - width : pixel
      const down = y < bottom ? pixel + width : pixel

      grain((x + partLeft) / unit, (y + partTop) / unit, thread)
      const slopeX = (floatAt(height, right) - floatAt(height, left)) * 0.5 + thread.slopeX
      const slopeY = (floatAt(height, down) - floatAt(height, up)) * 0.5 + thread.slopeY
      const nz = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const nx = -slopeX * nz
      const ny = -slopeY * nz

      const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
      const lambert = clamp((facing + WRAP) / (1 + WRAP))
      const own = floatAt(height, pixel)
      const hollow =
        Math.min(0, own - floatAt(near, pixel)) * (0.045 / unit) +
        Math.min(0, own - floatAt(wide, pixel)) * (0.012 / unit)
      const open = clamp(1 + hollow * cavity, 0.35, 1)
      const fill = clamp(nx * 0.8 - ny * 0.1 + nz * 0.35) * 0.1
      const shade = (AMBIENT + KEY * lambert + fill) * open * thread.light
      const mirror = clamp(nx * HALFWAY[0] + ny * HALFWAY[1] + nz * HALFWAY[2])
      const highlight =
        specular > 0 ? floatAt(shine, (mirror * CURVE_STEPS) | 0) * specular * open : 0
      const rim = floatAt(RIM_CURVE, ((1 - nz) * CURVE_STEPS) | 0) * sheen * (0.9 - 0.5 * ny) * open

      let sx = x
      let sy = y
      if (follow > 0) {
        sx += (floatAt(guide, right) - floatAt(guide, left)) * 0.5 * follow * unit
        sy += (floatAt(guide, down) - floatAt(guide, up)) * 0.5 * follow * unit
      }
      readBetween(albedo, width, clamp(sx, 0, width - 1.001), clamp(sy, 0, bottom - 0.001), color)
      // What the lamp misses is lit by a cooler room.
      const cool = clamp(1 - shade)
      const start = pixel * 3
      const red = color.red * shade * (1 - 0.06 * cool) + highlight + rim * 0.9
      const green = color.green * shade * (1 - 0.02 * cool) + highlight * 0.98 + rim
      const blue = color.blue * shade * (1 + 0.06 * cool) + highlight * 0.95 + rim * 1.12
      rgb[start] = mix(floatAt(rgb, start), red, share)
      rgb[start + 1] = mix(floatAt(rgb, start + 1), green, share)
      rgb[start + 2] = mix(floatAt(rgb, start + 2), blue, share)
      coverPixel(canvas, pixel, share)
    }
  }
}
