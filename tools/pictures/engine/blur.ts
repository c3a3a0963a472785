import { clamp, floatAt } from './numbers.ts'
import type { Size } from './raster.ts'
import {
  type Box,
  boundsOf,
  coarseSize,
  cut,
  grow,
  paste,
  shrink,
  sizeOfBox,
  widened,
} from './resample.ts'

function blurRows(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let step = -reach; step <= reach; step++) {
      sum += floatAt(from, row + clamp(step, 0, width - 1))
    }
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share
      const entering = x + reach + 1 < width ? x + reach + 1 : width - 1
      const leaving = x > reach ? x - reach : 0
      sum += floatAt(from, row + entering) - floatAt(from, row + leaving)
    }
  }
}

/** Whole rows are added up at a time: walking down single columns misses the cache at every step. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  const sums = new Float32Array(width)
  for (let step = -reach; step <= reach; step++) {
    const row = clamp(step, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = floatAt(sums, x) + floatAt(from, row + x)
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const entering = Math.min(height - 1, y + reach + 1) * width
    const leaving = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x++) {
      const sum = floatAt(sums, x)
      to[row + x] = sum * share
      sums[x] = sum + floatAt(from, entering + x) - floatAt(from, leaving + x)
    }
  }
}

function blurFine(source: Float32Array, reach: number, size: Size): Float32Array {
  const result = source.slice()
  const between = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    blurRows(result, between, size, reach)
    blurColumns(between, result, size, reach)
  }
  return result
}

/** A wide blur leaves nothing fine to lose, so it works on a smaller picture. */
function factorOf(radius: number): number {
  if (radius >= 60) return 8
  if (radius >= 24) return 4
  return radius >= 12 ? 2 : 1
}

function blurWhole(source: Float32Array, radius: number, size: Size): Float32Array {
  const factor = factorOf(radius)
  const reach = Math.max(1, Math.round((radius * 0.56) / factor))
  if (factor === 1) return blurFine(source, reach, size)
  const coarse = blurFine(shrink(source, size, factor), reach, coarseSize(size, factor))
  return grow(coarse, size, factor)
}

/** Three box passes, close to a Gaussian whose deviation is half the radius; edges are repeated. */
export function blur(source: Float32Array, units: number, size: Size): Float32Array {
  const radius = units * (size.unit ?? 1)
  if (radius < 0.5) return source.slice()
  const bounds = boundsOf(source, size)
  if (!bounds) return new Float32Array(source.length)
  const box = widened(bounds, Math.ceil(radius * 1.7) + 26, size)
  return blurBox(source, radius, size, box)
}

function blurBox(source: Float32Array, radius: number, size: Size, box: Box): Float32Array {
  const inner = sizeOfBox(box)
  if (inner.width === size.width && inner.height === size.height) {
    return blurWhole(source, radius, size)
  }
  const soft = blurWhole(cut(source, size, box), radius, inner)
  return paste(soft, new Float32Array(source.length), size, box)
}

/** Blurs what lies in the box; beyond it the result is zero. */
export function blurWithin(
  source: Float32Array,
  units: number,
  size: Size,
  box: Box,
): Float32Array {
  return blurBox(source, units * (size.unit ?? 1), size, box)
}
