import { floatAt } from './numbers.ts'
import type { Size } from './raster.ts'

/** The measures of a picture whose pixels each stand for a square of `factor` by `factor`. */
export function coarseSize({ width, height }: Size, factor: number): Size {
  return { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
}

/** Each value becomes the mean of a square of pixels. */
export function shrink(source: Float32Array, size: Size, factor: number): Float32Array {
  const { width, height } = coarseSize(size, factor)
  const result = new Float32Array(width * height)
  const counts = new Float32Array(width)
  for (let x = 0; x < size.width; x++) counts[(x / factor) | 0] = (x % factor) + 1
  for (let row = 0; row < height; row++) {
    const start = row * width
    const bottom = Math.min(size.height, (row + 1) * factor)
    for (let y = row * factor; y < bottom; y++) {
      const line = y * size.width
      for (let x = 0, column = start, inside = 0; x < size.width; x++) {
        result[column] = floatAt(result, column) + floatAt(source, line + x)
        if (++inside < factor) continue
        inside = 0
        column++
      }
    }
    const lines = bottom - row * factor
    for (let column = 0; column < width; column++) {
      result[start + column] = floatAt(result, start + column) / (floatAt(counts, column) * lines)
    }
  }
  return result
}

/** Three weights and the middle of the three values for every place on an enlarged line. */
function splineWeights(length: number, coarse: number, factor: number) {
  const places = new Int32Array(length * 3)
  const weights = new Float32Array(length * 3)
  for (let index = 0; index < length; index++) {
    const place = (index + 0.5) / factor - 0.5
    const middle = Math.round(place)
    const away = place - middle
    weights.set([0.5 * (0.5 - away) ** 2, 0.75 - away * away, 0.5 * (0.5 + away) ** 2], index * 3)
    for (let step = -1; step <= 1; step++) {
      places[index * 3 + step + 1] = Math.min(coarse - 1, Math.max(0, middle + step))
    }
  }
  return { places, weights }
}

/**
 * Back to full size along a quadratic spline: linear reading would leave kinks, and light shows the
 * slope of a height field, not the height.
 */
export function grow(coarse: Float32Array, size: Size, factor: number): Float32Array {
  const { width, height } = size
  const { width: columns, height: rows } = coarseSize(size, factor)
  const across = splineWeights(width, columns, factor)
  const down = splineWeights(height, rows, factor)
  const lines = new Float32Array(width * rows)
  for (let row = 0; row < rows; row++) {
    const start = row * columns
    for (let x = 0; x < width; x++) {
      const tap = x * 3
      lines[row * width + x] =
        floatAt(across.weights, tap) * floatAt(coarse, start + (across.places[tap] ?? 0)) +
        floatAt(across.weights, tap + 1) * floatAt(coarse, start + (across.places[tap + 1] ?? 0)) +
        floatAt(across.weights, tap + 2) * floatAt(coarse, start + (across.places[tap + 2] ?? 0))
    }
  }
  const result = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const tap = y * 3
    const upper = (down.places[tap] ?? 0) * width
    const middle = (down.places[tap + 1] ?? 0) * width
    const lower = (down.places[tap + 2] ?? 0) * width
    const a = floatAt(down.weights, tap)
    const b = floatAt(down.weights, tap + 1)
    const c = floatAt(down.weights, tap + 2)
    for (let x = 0; x < width; x++) {
      result[y * width + x] =
        a * floatAt(lines, upper + x) +
        b * floatAt(lines, middle + x) +
        c * floatAt(lines, lower + x)
    }
  }
  return result
}

/** A rectangle of pixels; right and bottom lie beyond it. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of a picture that is not zero, or null when all of it is. */
export function boundsOf(values: Float32Array, { width, height }: Size): Box | null {
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && floatAt(values, row + first) === 0) first++
    if (first === width) continue
    let last = width - 1
    while (floatAt(values, row + last) === 0) last--
    if (top < 0) top = y
    bottom = y
    if (first < left) left = first
    if (last > right) right = last
  }
  return top < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 }
}

export function widened(box: Box, margin: number, { width, height }: Size): Box {
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  }
}

export function sizeOfBox({ left, top, right, bottom }: Box): Size {
  return { width: right - left, height: bottom - top }
}

export function cut(values: Float32Array, { width }: Size, box: Box): Float32Array {
  const inner = sizeOfBox(box)
  const result = new Float32Array(inner.width * inner.height)
  for (let y = 0; y < inner.height; y++) {
    const start = (box.top + y) * width + box.left
    result.set(values.subarray(start, start + inner.width), y * inner.width)
  }
  return result
}

export function paste(
  inner: Float32Array,
  into: Float32Array,
  { width }: Size,
  box: Box,
): Float32Array {
  const columns = box.right - box.left
  for (let y = box.top; y < box.bottom; y++) {
    const start = (y - box.top) * columns
    into.set(inner.subarray(start, start + columns), y * width + box.left)
  }
  return into
}
