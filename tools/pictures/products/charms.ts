import type { Canvas, Ground } from '#tools/pictures/engine/stage.ts'
import type { CharmDesign } from './charm-design.ts'
import { KEYRINGS } from './keyrings.ts'
import { MAGNETS } from './magnets.ts'
import { PHONE_CASES } from './phone-cases.ts'
import { PINS } from './pins.ts'
import { drawPieces } from './soft.ts'
import { STICKERS } from './stickers.ts'

export const CHARMS: Readonly<Record<string, CharmDesign>> = {
  ...KEYRINGS,
  ...PINS,
  ...MAGNETS,
  ...STICKERS,
  ...PHONE_CASES,
}

export function drawCharm(design: CharmDesign, ground?: Ground): Promise<Canvas> {
  return drawPieces(design.pieces, ground)
}
