import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  partOf,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import {
  MAIN_ZIP,
  type PackDesign,
  POCKET_ZIP,
  packPieces,
  type SackDesign,
  sackPieces,
} from './packs.ts'
import { drawPiece, METAL, type Piece } from './soft.ts'
import { type TrousersDesign, trouserPieces } from './trousers.ts'

type Place = { readonly x: number; readonly y: number; readonly zoom: number }

/** Part of a thing, drawn at the scale in which it is seen. */
async function drawPart(pieces: readonly Piece[], { x, y, zoom }: Place, ground?: Ground) {
  const canvas = createCanvas(partOf(x, y, zoom), ground)
  for (const piece of pieces) await drawPiece(canvas, piece)
  return warpCanvas(canvas, 4, 5)
}

/** From close by, the teeth of a zip stand up one by one. */
function teeth(line: string): Piece {
  const side = (shift: number, dash: number) =>
    `<path d="${line}" transform="translate(0,${shift})" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="4.4 4.4" stroke-dashoffset="${dash}"/>`
  return {
    outline: side(-2.6, 0) + side(2.6, 4.4),
    art: fullSheet('#C4C8CD'),
    finish: METAL,
    volume: [{ radius: 2.2, rise: 3.4 }],
    shadow: [{ radius: 3, dx: 1.2, dy: 2, strength: 0.5 }],
  }
}

/** The pocket of a rucksack, with its zip. */
export function drawZip(design: PackDesign, ground?: Ground): Promise<Canvas> {
  const pieces = [...packPieces(design)]
  // Pullers lie on the teeth: that of the main zip is the fourth piece, that of the pocket the last.
  pieces.splice(3, 0, teeth(MAIN_ZIP))
  pieces.splice(-1, 0, teeth(POCKET_ZIP))
  return drawPart(pieces, { x: 622, y: 890, zoom: 2.35 }, ground)
}

/** The gathers of a sack and the cord that draws it shut. */
export function drawSackMouth(design: SackDesign, ground?: Ground): Promise<Canvas> {
  return drawPart(sackPieces(design), { x: 440, y: 420, zoom: 2.5 }, ground)
}

/** Where a leg ends. */
export function drawTrouserCuff(design: TrousersDesign, ground?: Ground): Promise<Canvas> {
  return drawPart(trouserPieces(design), { x: 420, y: 1290, zoom: 3.2 }, ground)
}
