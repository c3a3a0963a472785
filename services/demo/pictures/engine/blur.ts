import { at, clamp } from './numbers.ts'
import type { Size } from './raster.ts'

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
    for (let step = -reach; step <= reach; step++) sum += at(from, row + clamp(step, 0, width - 1))
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share
      const entering = x + reach + 1 < width ? x + reach + 1 : width - 1
      const leaving = x > reach ? x - reach : 0
      sum += at(from, row + entering) - at(from, row + leaving)
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
  const sums = new Float64Array(width)
  for (let step = -reach; step <= reach; step++) {
    const row = clamp(step, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = at(sums, x) + at(from, row + x)
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const entering = Math.min(height - 1, y + reach + 1) * width
    const leaving = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x++) {
      const sum = at(sums, x)
      to[row + x] = sum * share
      sums[x] = sum + at(from, entering + x) - at(from, leaving + x)
    }
  }
}

/** Three box passes, close to a Gaussian whose deviation is the radius; edges are repeated. */
export function blur(source: Float32Array, radius: number, size: Size): Float32Array {
  const result = source.slice()
  if (radius < 0.5) return result
  const reach = Math.max(1, Math.round(radius * 0.56))
  const between = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    blurRows(result, between, size, reach)
    blurColumns(between, result, size, reach)
  }
  return result
}
