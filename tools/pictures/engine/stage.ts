import { blur } from './blur.ts'
import { hexToLinear, type LinearColor, linearToSrgb } from './color.ts'
import { hash, noise } from './noise.ts'
import { clamp, floatAt, mix, type Point, smoothstep } from './numbers.ts'
import { rasterRgba, type Size } from './raster.ts'
import { boundsOf, coarseSize, grow } from './resample.ts'

export type Ground = {
  readonly centre: Point
  readonly light: LinearColor
  readonly shade: LinearColor
}

/** A picture in the making, in linear light. */
export type Canvas = {
  readonly size: Size
  readonly rgb: Float32Array
  /** The ground with the shadows on it and nothing else: lets a composition take shadows along. */
  readonly backdrop: Float32Array
  /** Where the objects lie, for cutting them out. */
  readonly coverage: Float32Array
}

export type ShadowLayer = {
  readonly radius: number
  readonly dx: number
  readonly dy: number
  readonly strength: number
}

export const PRODUCT_SIZE: Size = { width: 1200, height: 1500 }

/** The size in which product pictures are kept, drawn in the units of the large one. */
export const MASTER_SIZE: Size = { width: 960, height: 1200, unit: 0.8 }

/** A part of a product picture as large as the whole, drawn at its own scale instead of enlarged. */
export function partOf(x: number, y: number, zoom: number): Size {
  const { width, height, unit = 1 } = MASTER_SIZE
  const scale = unit * zoom
  const left = Math.round(x * scale - width / 2)
  const top = Math.round(y * scale - height / 2)
  const of = { width: width * zoom, height: height * zoom }
  return { width, height, unit: scale, part: { left, top, of } }
}

/** Warm paper under one lamp: never pure white, never grey. */
export const PRODUCT_GROUND: Ground = {
  centre: [0.46, 0.4],
  light: [0.95, 0.925, 0.88],
  shade: [0.83, 0.785, 0.72],
}

/** Three copies of the outline: a single shadow always looks pasted. */
export const GARMENT_SHADOW: readonly ShadowLayer[] = [
  { radius: 90, dx: 46, dy: 64, strength: 0.3 },
  { radius: 34, dx: 26, dy: 34, strength: 0.34 },
  { radius: 9, dx: 7, dy: 9, strength: 0.38 },
]

const SHADOW_TINT: LinearColor = [0.1, 0.13, 0.2]

/** The lamp's ground in another tint: both colours are those the finished picture shows. */
export function paperGround(light: string, shade: string): Ground {
  const shown = (hex: string): LinearColor => {
    const [red, green, blue] = hexToLinear(hex)
    return [beforeShoulder(red), beforeShoulder(green), beforeShoulder(blue)]
  }
  return { ...PRODUCT_GROUND, light: shown(light), shade: shown(shade) }
}

export function flatGround(hex: string): Ground {
  const color = hexToLinear(hex)
  return { centre: [0.5, 0.5], light: color, shade: color }
}

export function createCanvas(size: Size, ground: Ground = PRODUCT_GROUND): Canvas {
  const { width, height } = size
  const rgb = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x / width - ground.centre[0]
      const dy = (y / height - ground.centre[1]) * 1.05
      const share = smoothstep(0.1, 0.95, Math.hypot(dx, dy))
      const pixel = (y * width + x) * 3
      rgb[pixel] = mix(ground.light[0], ground.shade[0], share)
      rgb[pixel + 1] = mix(ground.light[1], ground.shade[1], share)
      rgb[pixel + 2] = mix(ground.light[2], ground.shade[2], share)
    }
  }
  return { size, rgb, backdrop: rgb.slice(), coverage: new Float32Array(width * height) }
}

function darken(rgb: Float32Array, pixel: number, share: number): void {
  const start = pixel * 3
  for (let channel = 0; channel < 3; channel++) {
    const kept = 1 - share * (1 - (SHADOW_TINT[channel] ?? 0))
    rgb[start + channel] = floatAt(rgb, start + channel) * kept
  }
}

/** Without a clip the shadow falls on the ground and on all that lies there already. */
export function castShadow(
  canvas: Canvas,
  mask: Float32Array,
  layers: readonly ShadowLayer[],
  clip?: Float32Array,
): void {
  const { width, height } = canvas.size
  const { unit = 1, part } = canvas.size
  for (const { radius, strength, ...shift } of layers) {
    const dx = Math.round(shift.dx * unit)
    const dy = Math.round(shift.dy * unit)
    const soft = blur(mask, radius, canvas.size)
    const bounds = boundsOf(soft, canvas.size)
    if (!bounds) continue
    // A thing that a part cuts off goes on beyond its edge, and so does the shadow.
    const [atTop, atLeft] = part ? [bounds.top === 0, bounds.left === 0] : [false, false]
    const top = atTop ? 0 : Math.max(0, bounds.top + dy)
    const left = atLeft ? 0 : Math.max(0, bounds.left + dx)
    for (let y = top; y < Math.min(height, bounds.bottom + dy); y++) {
      for (let x = left; x < Math.min(width, bounds.right + dx); x++) {
        const pixel = y * width + x
        const reach = clip ? floatAt(clip, pixel) : 1
        const from = Math.max(0, y - dy) * width + Math.max(0, x - dx)
        const share = floatAt(soft, from) * strength * reach
        if (share < 0.002) continue
        darken(canvas.rgb, pixel, share)
        if (!clip) darken(canvas.backdrop, pixel, share)
      }
    }
  }
}

export function coverPixel(canvas: Canvas, pixel: number, share: number): void {
  const before = floatAt(canvas.coverage, pixel)
  canvas.coverage[pixel] = before + share * (1 - before)
}

export type OverlayStyle = {
  readonly opacity?: number
  readonly blend?: 'normal' | 'multiply' | 'add'
  readonly clip?: Float32Array
}

/** Flat drawing laid over what is lit already: stitches, gloss, printed foil. */
export async function overlay(
  canvas: Canvas,
  content: string,
  { opacity = 1, blend = 'normal', clip }: OverlayStyle = {},
): Promise<void> {
  const layer = await rasterRgba(content, canvas.size)
  const { rgb } = canvas
  for (let pixel = 0; pixel < canvas.coverage.length; pixel++) {
    const share = floatAt(layer, pixel * 4 + 3) * opacity * (clip ? floatAt(clip, pixel) : 1)
    if (share < 0.003) continue
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      const below = floatAt(rgb, index)
      const above = floatAt(layer, pixel * 4 + channel)
      if (blend === 'multiply') rgb[index] = below * mix(1, above, share)
      else if (blend === 'add') rgb[index] = below + above * share
      else rgb[index] = mix(below, above, share)
    }
  }
}

type Shift = { readonly x: Float32Array; readonly y: Float32Array }

const WARP_STEP = 8

/** The way every pixel is bent changes slowly, so a coarse lattice knows it. */
function warpShift(size: Size, strength: number, seed: number): Shift {
  const { width, height } = coarseSize(size, WARP_STEP)
  const x = new Float32Array(width * height)
  const y = new Float32Array(x.length)
  const wave = 130 * (size.unit ?? 1)
  const { left, top } = size.part ?? { left: 0, top: 0 }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const u = ((column + 0.5) * WARP_STEP + left) / wave
      const v = ((row + 0.5) * WARP_STEP + top) / wave
      x[row * width + column] = (noise(u, v, seed) - 0.5) * 2 * strength
      y[row * width + column] = (noise(u + 7, v + 3, seed + 1) - 0.5) * 2 * strength
    }
  }
  return { x: grow(x, size, WARP_STEP), y: grow(y, size, WARP_STEP) }
}

function warpBuffer(source: Float32Array, channels: number, size: Size, shift: Shift) {
  const { width, height } = size
  const result = new Float32Array(source.length)
  const row = width * channels
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const fx = clamp(x + floatAt(shift.x, pixel), 0, width - 1.01)
      const fy = clamp(y + floatAt(shift.y, pixel), 0, height - 1.01)
      const left = Math.floor(fx)
      const top = Math.floor(fy)
      const u = fx - left
      const v = fy - top
      const start = (top * width + left) * channels
      for (let channel = 0; channel < channels; channel++) {
        const index = start + channel
        const upper = mix(floatAt(source, index), floatAt(source, index + channels), u)
        const lower = mix(floatAt(source, index + row), floatAt(source, index + row + channels), u)
        result[pixel * channels + channel] = mix(upper, lower, v)
      }
    }
  }
  return result
}

/** Bends the whole picture by a few pixels: straight vector edges become sewn edges. */
export function warpCanvas(canvas: Canvas, strength: number, seed = 3): Canvas {
  const shift = warpShift(canvas.size, strength * (canvas.size.unit ?? 1), seed)
  return {
    size: canvas.size,
    rgb: warpBuffer(canvas.rgb, 3, canvas.size, shift),
    backdrop: warpBuffer(canvas.backdrop, 3, canvas.size, shift),
    coverage: warpBuffer(canvas.coverage, 1, canvas.size, shift),
  }
}

/** Highlights roll off instead of clipping to white. */
function shoulder(light: number): number {
  return light > 0.8 ? 0.8 + (1 - Math.exp(-(light - 0.8) * 3.2)) * 0.204 : light
}

/** The light that the shoulder turns into this one. */
function beforeShoulder(light: number): number {
  return light > 0.8 ? 0.8 - Math.log(1 - (light - 0.8) / 0.204) / 3.2 : light
}

/** sRGB bytes with a trace of noise, which keeps the soft ground from showing bands. */
export function developCanvas(canvas: Canvas, grain = 0.006): Buffer {
  const { width } = canvas.size
  const bytes = Buffer.alloc(canvas.rgb.length)
  for (let pixel = 0; pixel < canvas.coverage.length; pixel++) {
    const x = pixel % width
    const y = (pixel - x) / width
    const offset = (hash(x, y, 7) + hash(x, y, 8) - 1) * grain
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      const value = linearToSrgb(shoulder(floatAt(canvas.rgb, index))) + offset
      bytes[index] = Math.round(clamp(value) * 255)
    }
  }
  return bytes
}
