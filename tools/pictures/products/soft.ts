import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import {
  type FoldGroup,
  foldHeight,
  type HeightField,
  sumHeights,
  type VolumeLayer,
  volume,
  type WrinkleStyle,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  MASTER_SIZE,
  overlay,
  type ShadowLayer,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'

/** One piece of a thing lying on the ground, drawn over all that came before it. */
export type Piece = {
  /** SVG elements that cover the piece. */
  readonly outline: string
  readonly art: string
  readonly finish: Finish
  readonly volume: readonly VolumeLayer[]
  /** Carried on beyond an open end, so that it is not rounded off. */
  readonly beyond?: string
  readonly folds?: readonly FoldGroup[]
  readonly wrinkles?: WrinkleStyle
  readonly shadow?: readonly ShadowLayer[]
  /** Stitches, gloss and the like, cut off at the outline. */
  readonly over?: string
  /** More than outline and folds can say, such as the panels of an umbrella. */
  readonly shape?: (mask: Float32Array) => Promise<HeightField>
}

/** Thick as a folded garment, a wallet, a sheet of paper. */
export const SHADOWS = {
  thick: [
    { radius: 80, dx: 44, dy: 60, strength: 0.32 },
    { radius: 30, dx: 22, dy: 30, strength: 0.38 },
    { radius: 8, dx: 5, dy: 9, strength: 0.45 },
  ],
  middle: [
    { radius: 44, dx: 24, dy: 32, strength: 0.32 },
    { radius: 14, dx: 10, dy: 14, strength: 0.42 },
    { radius: 5, dx: 3, dy: 5, strength: 0.4 },
  ],
  thin: [
    { radius: 18, dx: 9, dy: 12, strength: 0.34 },
    { radius: 5, dx: 3, dy: 5, strength: 0.42 },
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>

export async function drawPiece(canvas: Canvas, piece: Piece): Promise<void> {
  const { size } = canvas
  const mask = await rasterAlpha(piece.outline, size)
  if (piece.shadow) castShadow(canvas, mask, piece.shadow)
  const stuffed = piece.beyond ? await rasterAlpha(piece.outline + piece.beyond, size) : mask
  const parts = [volume(stuffed, piece.volume, size)]
  if (piece.folds) parts.push(await foldHeight(piece.folds, size))
  if (piece.wrinkles) parts.push(wrinkleHeight(piece.wrinkles, size))
  if (piece.shape) parts.push(await piece.shape(mask))
  drawLit(canvas, {
    mask,
    albedo: await rasterRgb(piece.art, size),
    height: sumHeights(...parts),
    finish: piece.finish,
  })
  if (piece.over) await overlay(canvas, piece.over, { clip: mask })
}

/** All pieces, back to front; `sway` bends straight edges as sewing does. */
export async function drawPieces(
  pieces: readonly Piece[],
  ground?: Ground,
  sway = 0,
): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  for (const piece of pieces) await drawPiece(canvas, piece)
  return sway > 0 ? warpCanvas(canvas, sway, 5) : canvas
}

export function stroke(line: string, width: number, color = '#fff'): string {
  return `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function turned(content: string, x: number, y: number, degrees: number): string {
  return `<g transform="translate(${x},${y}) rotate(${degrees})">${content}</g>`
}

/** Polished metal, lacquered plastic, paper. */
export const METAL: Finish = { specular: 0.85, gloss: 24, sheen: 0.12, cavity: 0.5 }
export const PLASTIC: Finish = { specular: 0.4, gloss: 30, sheen: 0.06, cavity: 0.4 }
export const PAPER_FINISH: Finish = { specular: 0.02, gloss: 10, sheen: 0.02, cavity: 0.3 }
