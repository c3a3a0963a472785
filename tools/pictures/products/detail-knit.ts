import { createHeight, type HeightField } from '#tools/pictures/engine/height.ts'
import type { KnitChart, KnitPart, StitchPlace } from '#tools/pictures/engine/knit.ts'
import { fbm, hash } from '#tools/pictures/engine/noise.ts'
import { clamp, floatAt } from '#tools/pictures/engine/numbers.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'

export type CloseStitch = StitchPlace & {
  /** In a rib every other pair of columns lies behind, and shows the backs of its stitches. */
  readonly isBehind?: boolean
}

type Yarn = { height: number; light: number }

/** One leg of a V: a round yarn of two plies that runs in under the stitch above it. */
function leg(inColumn: number, inRow: number, into: Yarn): void {
  const side = inColumn < 0.5 ? -1 : 1
  const across = ((inColumn * 2) % 1) * 2 - 1
  const round = Math.sqrt(Math.max(0, 1 - across * across * 0.98))
  const along = Math.sin(Math.PI * clamp(inRow, 0.001, 0.999)) ** 0.55
  const ply = Math.abs(Math.sin((inRow * 3.2 + across * side * 0.55) * Math.PI))
  into.height = round * along * 0.86 + ply * round * 0.16
  into.light = (0.4 + 0.6 * round * along) * (0.86 + 0.17 * ply)
}

/** The back of a stitch: a bow lying across the column. */
function bow(inColumn: number, inRow: number, into: Yarn): void {
  const arch = inRow - 0.5 + Math.cos((inColumn - 0.5) * Math.PI * 2) * 0.16
  const across = clamp(Math.abs(arch) * 2.3)
  const round = Math.sqrt(1 - across * across)
  const ply = Math.abs(Math.sin((inColumn * 3 + arch * 1.6) * Math.PI))
  into.height = round * 0.6 - 0.5
  into.light = (0.34 + 0.44 * round) * (0.9 + 0.12 * ply)
}

/** Knitting from so close that the plies of the yarn show; `rise` is the yarn's height in pixels. */
export function closeKnit(
  chart: KnitChart,
  size: Size,
  { seed, rise }: { readonly seed: number; readonly rise: number },
  placeOf: (x: number, y: number) => CloseStitch | null,
): KnitPart {
  const { width, height: pictureHeight, unit = 1, part = { left: 0, top: 0 } } = size
  const mask = new Float32Array(width * pictureHeight)
  const albedo = new Float32Array(mask.length * 3)
  const height: HeightField = createHeight(size)
  const yarn: Yarn = { height: 0, light: 0 }
  for (let y = 0; y < pictureHeight; y++) {
    for (let x = 0; x < width; x++) {
      const place = placeOf((x + part.left) / unit, (y + part.top) / unit)
      if (!place) continue
      const pixel = y * width + x
      const inColumn = place.column - Math.floor(place.column)
      const { isBehind = false } = place
      // The lower half of a V belongs to the stitch, its upper ends to the one above.
      const row = isBehind ? place.row : place.row + Math.abs(inColumn - 0.5) * 1.1
      const inRow = row - Math.floor(row)
      if (isBehind) bow(inColumn, inRow, yarn)
      else leg(inColumn, inRow, yarn)
      const column = clamp(Math.floor(place.column), 0, chart.columns - 1)
      const stitch = (clamp(Math.floor(row), 0, chart.rows - 1) * chart.columns + column) * 3
      const own = 0.95 + 0.09 * hash(Math.floor(row), column, seed)
      const fuzz = 0.95 + 0.1 * fbm(x / 3, y / 3, 2, seed + 3)
      mask[pixel] = place.coverage
      height[pixel] = yarn.height * rise + fbm(x / 150, y / 150, 3, seed) * 14
      for (let channel = 0; channel < 3; channel++) {
        albedo[pixel * 3 + channel] =
          floatAt(chart.stitches, stitch + channel) * yarn.light * own * fuzz * 1.06
      }
    }
  }
  return { mask, albedo, height }
}
