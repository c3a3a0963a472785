import { at, clamp, mix, smoothstep } from '#tools/pictures/engine/numbers.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'
import { type Canvas, createCanvas } from '#tools/pictures/engine/stage.ts'

export type Placement = {
  /** Where the middle of the product picture comes to lie. */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees; small, since the light turns with it. */
  readonly turn: number
}

/** A product without its ground: light of the object times its coverage, and what its shadow keeps. */
type CutOut = {
  readonly light: Float32Array
  readonly coverage: Float32Array
  readonly kept: Float32Array
}

/** Share of the width over which a shadow runs out. */
const EDGE_FADE = 0.23
/** Products come to lie at about half their size: two samples each way are enough between pixels. */
const SAMPLES = [-1 / 4, 1 / 4]
const SAMPLE_COUNT = SAMPLES.length ** 2

/** A shadow that runs into the edge of its picture would end there in a straight line. */
function nearEdge(index: number, { width, height }: Size): number {
  const pixel = Math.floor(index / 3)
  const x = pixel % width
  const y = (pixel - x) / width
  return 1 - smoothstep(0, EDGE_FADE * width, Math.min(x, width - x, y, height - y))
}

function cutOut(product: Canvas): CutOut {
  const bare = createCanvas(product.size).backdrop
  const light = new Float32Array(product.rgb.length)
  const kept = new Float32Array(product.rgb.length)
  for (let index = 0; index < light.length; index++) {
    const open = 1 - at(product.coverage, Math.floor(index / 3))
    light[index] = Math.max(0, at(product.rgb, index) - at(product.backdrop, index) * open)
    const shade = clamp(at(product.backdrop, index) / at(bare, index))
    kept[index] = mix(shade, 1, nearEdge(index, product.size))
  }
  return { light, coverage: product.coverage, kept }
}

type Reader = (source: Float32Array, channels: number, channel: number) => number

/** Reads between the pixels around a place; outside the picture nothing covers or shades. */
function readerAt(canvas: Canvas, x: number, y: number): Reader | null {
  const { width, height } = canvas.size
  if (x < 0 || y < 0 || x > width - 1.01 || y > height - 1.01) return null
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = x - left
  const v = y - top
  return (source, channels, channel) => {
    const start = (top * width + left) * channels + channel
    const below = start + width * channels
    const upper = mix(at(source, start), at(source, start + channels), u)
    return mix(upper, mix(at(source, below), at(source, below + channels), u), v)
  }
}

/** The rows and columns a turned and scaled product picture can reach. */
function reachOf(canvas: Canvas, product: Canvas, { x, y, scale, turn }: Placement) {
  const angle = (turn * Math.PI) / 180
  const across = (Math.abs(Math.cos(angle)) * product.size.width) / 2
  const acrossTall = (Math.abs(Math.sin(angle)) * product.size.height) / 2
  const tall = (Math.abs(Math.cos(angle)) * product.size.height) / 2
  const tallAcross = (Math.abs(Math.sin(angle)) * product.size.width) / 2
  const halfWidth = (across + acrossTall) * scale + 1
  const halfHeight = (tall + tallAcross) * scale + 1
  return {
    left: Math.max(0, Math.floor(x - halfWidth)),
    right: Math.min(canvas.size.width, Math.ceil(x + halfWidth)),
    top: Math.max(0, Math.floor(y - halfHeight)),
    bottom: Math.min(canvas.size.height, Math.ceil(y + halfHeight)),
  }
}

/** Lays a product on another ground, its shadow included. */
export function placeProduct(canvas: Canvas, product: Canvas, placement: Placement): void {
  const { light, coverage, kept } = cutOut(product)
  const { x: centreX, y: centreY, scale } = placement
  const angle = (placement.turn * Math.PI) / 180
  const cos = Math.cos(angle) / scale
  const sin = Math.sin(angle) / scale
  const { width } = canvas.size
  const reach = reachOf(canvas, product, placement)
  const sums = new Float32Array(7)

  for (let y = reach.top; y < reach.bottom; y++) {
    for (let x = reach.left; x < reach.right; x++) {
      sums.fill(0)
      for (const dy of SAMPLES) {
        for (const dx of SAMPLES) {
          const px = x + dx - centreX
          const py = y + dy - centreY
          const read = readerAt(
            product,
            px * cos + py * sin + product.size.width / 2,
            py * cos - px * sin + product.size.height / 2,
          )
          for (let channel = 0; channel < 3; channel++) {
            sums[channel] = at(sums, channel) + (read?.(light, 3, channel) ?? 0)
            sums[channel + 3] = at(sums, channel + 3) + (read?.(kept, 3, channel) ?? 1)
          }
          sums[6] = at(sums, 6) + (read?.(coverage, 1, 0) ?? 0)
        }
      }
      const open = 1 - at(sums, 6) / SAMPLE_COUNT
      const start = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const shaded = (at(canvas.rgb, start + channel) * at(sums, channel + 3)) / SAMPLE_COUNT
        canvas.rgb[start + channel] = at(sums, channel) / SAMPLE_COUNT + shaded * open
      }
    }
  }
}
