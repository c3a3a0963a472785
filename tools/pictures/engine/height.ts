import { blur } from './blur.ts'
import { fbm, ridged } from './noise.ts'
import { clamp, floatAt, type Point } from './numbers.ts'
import { rasterAlpha, type Size } from './raster.ts'
import { coarseSize, grow } from './resample.ts'

/** A height field holds one value a pixel, in pixels above the ground; its slope is what light sees. */
export type HeightField = Float32Array

export function createHeight(size: Size): HeightField {
  return new Float32Array(size.width * size.height)
}

export function sumHeights(...fields: readonly HeightField[]): HeightField {
  const [first, ...others] = fields
  const sum = first ? first.slice() : new Float32Array(0)
  for (const field of others) {
    for (let pixel = 0; pixel < sum.length; pixel++)
      sum[pixel] = floatAt(sum, pixel) + floatAt(field, pixel)
  }
  return sum
}

export type VolumeLayer = { readonly radius: number; readonly rise: number }

/** Rounds a shape toward its outline like something stuffed; several radii give a natural edge. */
export function volume(
  mask: Float32Array,
  layers: readonly VolumeLayer[],
  size: Size,
): HeightField {
  const height = createHeight(size)
  const { unit = 1 } = size
  for (const { radius, rise } of layers) {
    const soft = blur(mask, radius, size)
    for (let pixel = 0; pixel < height.length; pixel++) {
      const inside = clamp((floatAt(soft, pixel) - 0.5) * 2)
      if (inside > 0)
        height[pixel] = floatAt(height, pixel) + rise * unit * Math.sqrt(1 - (1 - inside) ** 2)
    }
  }
  return height
}

export type Fold = {
  readonly from: Point
  readonly to: Point
  /** How far the middle swings to the side, in pixels. */
  readonly bend: number
  readonly halfWidth: number
}

export type FoldGroup = {
  readonly radius: number
  readonly rise: number
  readonly folds: readonly Fold[]
}

/** Short notation for the many folds of a template: x0, y0, x1, y1, bend, half width. */
export type FoldRow = readonly [number, number, number, number, number, number]

export function foldsOf(rows: readonly FoldRow[]): Fold[] {
  return rows.map(([x0, y0, x1, y1, bend, halfWidth]) => ({
    from: [x0, y0],
    to: [x1, y1],
    bend,
    halfWidth,
  }))
}

/** The same fold on the other side of the picture, a little different: cloth is never symmetric. */
export function mirrorFold(fold: Fold, width: number, lift: number): Fold {
  return {
    from: [width - fold.from[0], fold.from[1] + lift],
    to: [width - fold.to[0], fold.to[1] - lift * 0.6],
    bend: -fold.bend,
    halfWidth: fold.halfWidth * 0.92,
  }
}

function leafPath({ from, to, bend, halfWidth }: Fold): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const normalX = -(to[1] - from[1]) / length
  const normalY = (to[0] - from[0]) / length
  const control = (side: number) => {
    const reach = bend + side * halfWidth
    const x = (from[0] + to[0]) / 2 + normalX * reach
    const y = (from[1] + to[1]) / 2 + normalY * reach
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  return `M${from[0]},${from[1]}Q${control(1)} ${to[0]},${to[1]}Q${control(-1)} ${from[0]},${from[1]}Z`
}

/** Leaf shapes filled hard and blurred in float: eight bits of blur would show contour lines. */
export async function foldHeight(groups: readonly FoldGroup[], size: Size): Promise<HeightField> {
  const height = createHeight(size)
  for (const { radius, rise, folds } of groups) {
    const path = `<path d="${folds.map(leafPath).join('')}" fill="#fff"/>`
    const narrow = blur(await rasterAlpha(path, size), radius, size)
    const wide = blur(narrow, radius * 2.2, size)
    for (let pixel = 0; pixel < height.length; pixel++) {
      const crest = 0.55 * floatAt(narrow, pixel) + 0.75 * floatAt(wide, pixel)
      height[pixel] = floatAt(height, pixel) + rise * (size.unit ?? 1) * crest
    }
  }
  return height
}

export type WrinkleStyle = {
  readonly rise: number
  /** Wrinkles across the picture's width and height: fewer along gravity stretches them. */
  readonly across: number
  readonly along: number
  readonly seed: number
  /** Height of the small unevenness that every cloth has. */
  readonly fine?: number
}

const WRINKLE_STEP = 4

/** Wrinkles are soft, so they are computed for every fourth pixel of every fourth row. */
export function wrinkleHeight(style: WrinkleStyle, size: Size): HeightField {
  const { rise, across, along, seed, fine = 6 } = style
  const { width: columns, height: rows } = coarseSize(size, WRINKLE_STEP)
  const { left, top, of } = size.part ?? { left: 0, top: 0, of: size }
  const coarse = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = ((column + 0.5) * WRINKLE_STEP + left) / of.width
      const v = ((row + 0.5) * WRINKLE_STEP + top) / of.height
      const warpX = fbm(u * 3, v * 3, 3, 21 + seed) * 1.2
      const warpY = fbm(u * 3 + 9, v * 3, 3, 31 + seed) * 1.2
      const crease = ridged(u * across + warpX, v * along + warpY, 3, seed) * rise
      const small = fbm(u * 14 + warpX * 3, v * 11 + warpY * 3, 3, 77 + seed) * fine
      coarse[row * columns + column] = (crease + small) * (size.unit ?? 1)
    }
  }
  return grow(coarse, size, WRINKLE_STEP)
}
