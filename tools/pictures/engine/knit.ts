import { hexToLinear, type LinearColor } from './color.ts'
import { createHeight, type HeightField } from './height.ts'
import { fbm, hash } from './noise.ts'
import { at, clamp, floatAt } from './numbers.ts'
import { rasterRgb, type Size } from './raster.ts'

/** Artwork at one pixel a stitch, every stitch in exactly one yarn. */
export type KnitChart = {
  readonly columns: number
  readonly rows: number
  readonly stitches: Float32Array
}

/** Half-tone stitches betray the computer: each takes the nearest yarn. */
export async function knitChart(
  content: string,
  columns: number,
  rows: number,
  yarns: readonly string[],
): Promise<KnitChart> {
  const stitches = await rasterRgb(content, { width: columns, height: rows })
  const colors = yarns.map(hexToLinear)
  for (let start = 0; start < stitches.length; start += 3) {
    const nearest = nearestYarn(colors, stitches, start)
    for (let channel = 0; channel < 3; channel++) stitches[start + channel] = at(nearest, channel)
  }
  return { columns, rows, stitches }
}

function nearestYarn(
  colors: readonly LinearColor[],
  stitches: Float32Array,
  start: number,
): LinearColor {
  let best: LinearColor = [0, 0, 0]
  let nearest = Number.POSITIVE_INFINITY
  for (const color of colors) {
    let distance = 0
    for (let channel = 0; channel < 3; channel++) {
      distance +=
        (Math.sqrt(at(color, channel)) - Math.sqrt(floatAt(stitches, start + channel))) ** 2
    }
    if (distance < nearest) {
      nearest = distance
      best = color
    }
  }
  return best
}

export type StitchPlace = {
  readonly column: number
  readonly row: number
  readonly coverage: number
}

export type KnitPart = {
  readonly mask: Float32Array
  readonly albedo: Float32Array
  readonly height: HeightField
}

/** Stocking stitch: every stitch is a V of two legs, brighter and higher in the middle of the yarn. */
export function knitPart(
  chart: KnitChart,
  size: Size,
  seed: number,
  placeOf: (x: number, y: number) => StitchPlace | null,
): KnitPart {
  const { width, height: pictureHeight } = size
  const mask = new Float32Array(width * pictureHeight)
  const albedo = new Float32Array(mask.length * 3)
  const height = createHeight(size)
  for (let y = 0; y < pictureHeight; y++) {
    for (let x = 0; x < width; x++) {
      const place = placeOf(x, y)
      if (!place) continue
      const pixel = y * width + x
      const inColumn = place.column - Math.floor(place.column)
      const row = place.row + Math.abs(inColumn - 0.5) * 0.95
      const inRow = row - Math.floor(row)
      const column = clamp(Math.floor(place.column), 0, chart.columns - 1)
      const stitch = (clamp(Math.floor(row), 0, chart.rows - 1) * chart.columns + column) * 3
      const across = Math.abs(Math.sin(Math.PI * 2 * clamp(inColumn, 0.02, 0.98))) ** 0.45
      const yarn = Math.sin(Math.PI * inRow) ** 0.6 * across
      const fuzz = 0.93 + 0.12 * hash(x, y, 3)
      mask[pixel] = place.coverage
      height[pixel] = yarn * 2.1 + fbm(x / 90, y / 90, 3, seed) * 16
      for (let channel = 0; channel < 3; channel++) {
        const color = floatAt(chart.stitches, stitch + channel)
        albedo[pixel * 3 + channel] = color * (0.45 + 0.62 * yarn) * fuzz
      }
    }
  }
  return { mask, albedo, height }
}
