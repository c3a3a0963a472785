import type { Canvas, Ground } from '#tools/pictures/engine/stage.ts'
import { CALENDARS } from './calendars.ts'
import { GIFT_CARDS } from './gift-cards.ts'
import { NOTEBOOKS } from './notebooks.ts'
import type { PaperDesign } from './paper-design.ts'
import { drawPieces } from './soft.ts'

export const PAPER_GOODS: Readonly<Record<string, PaperDesign>> = {
  ...NOTEBOOKS,
  ...CALENDARS,
  ...GIFT_CARDS,
}

export function drawPaper({ pieces, turn }: PaperDesign, ground?: Ground): Promise<Canvas> {
  const place = (content: string) =>
    turn === 0 ? content : `<g transform="rotate(${turn} 600 720)">${content}</g>`
  const laid = pieces.map((piece) => ({
    ...piece,
    outline: place(piece.outline),
    art: place(
      piece.art.replace(
        '<rect width="1200" height="1500"',
        '<rect x="-300" y="-300" width="1800" height="2100"',
      ),
    ),
    ...(piece.over ? { over: place(piece.over) } : {}),
  }))
  return drawPieces(laid, ground)
}
