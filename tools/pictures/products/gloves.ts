import { type Grain, rib } from '#tools/pictures/engine/grain.ts'
import { foldsOf } from '#tools/pictures/engine/height.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { Canvas, Ground } from '#tools/pictures/engine/stage.ts'
import { PAPER, RED } from './designs/colors.ts'
import { flatBall, waveLine } from './motifs.ts'
import { drawPieces, type Piece, SHADOWS } from './soft.ts'

export type GlovesDesign = {
  readonly base: string
  readonly cuff: string
  readonly print: string
}

/** Stocking stitch of fine wool. */
const knitted: Grain = (x, y, point) => {
  const inColumn = (x / 9) % 1
  const phase = (y + Math.abs(inColumn - 0.5) * 12) * 0.8
  point.slopeX = Math.cos(inColumn * Math.PI * 2) * 0.2
  point.slopeY = Math.cos(phase) * 0.2
  point.light = 0.9 + 0.1 * Math.sin(phase)
}

const HAND =
  'M84,640C70,560 60,500 52,450C24,420 -30,350 -52,300C-66,262 -26,238 2,268L64,344C56,270 48,180 46,110C46,66 104,62 110,106L126,262C124,190 122,110 124,44C126,-2 186,-2 188,44L192,262C196,190 206,118 216,64C226,22 282,30 278,76L256,288C270,230 290,174 306,134C324,98 372,116 362,156C346,230 330,310 326,380C326,470 324,560 318,640Z'
const CUFF =
  'M80,620C160,640 240,640 322,620C330,690 332,760 328,826C240,850 160,850 74,826C70,760 72,690 80,620Z'

/** Seams between the fingers. */
const FINGERS =
  'M122,300C124,340 126,366 130,392M192,290C192,330 192,360 190,388M254,306C250,340 246,366 242,392'

const FOLDS = foldsOf([
  [66, 470, 170, 520, 14, 14],
  [320, 480, 220, 540, -14, 14],
  [90, 600, 180, 570, 10, 12],
])

function glove(design: GlovesDesign, transform: string, seed: number): readonly Piece[] {
  const place = (content: string) => `<g transform="${transform}">${content}</g>`
  return [
    {
      outline: place(`<path d="${HAND}"/>`),
      art: fullSheet(design.base) + place(design.print),
      finish: { grain: knitted, sheen: 0.07, specular: 0.01, follow: 0.6 },
      volume: [
        { radius: 44, rise: 38 },
        { radius: 16, rise: 20 },
        { radius: 5, rise: 4 },
      ],
      folds: seed === 1 ? [{ radius: 9, rise: 10, folds: FOLDS }] : [],
      wrinkles: { rise: 16, across: 5, along: 5, seed, fine: 5 },
      shadow: SHADOWS.thick,
      over: place(
        `<path d="${FINGERS}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`,
      ),
    },
    {
      outline: place(`<path d="${CUFF}"/>`),
      art: fullSheet(design.cuff),
      finish: { grain: rib(0.42), sheen: 0.06, specular: 0.01 },
      volume: [
        { radius: 30, rise: 26 },
        { radius: 9, rise: 8 },
      ],
      shadow: SHADOWS.thin,
    },
  ]
}

export function drawGloves(design: GlovesDesign, ground?: Ground): Promise<Canvas> {
  const pieces = [
    ...glove(design, 'translate(1000,240) scale(-1.16,1.16) rotate(10)', 2),
    ...glove(design, 'translate(230,420) scale(1.16) rotate(-6)', 1),
  ]
  return drawPieces(pieces, ground, 5)
}

export const GLOVES: Readonly<Record<string, GlovesDesign>> = {
  'zimske-rukavice': {
    base: '#17356A',
    cuff: RED,
    print: [470, 520, 570]
      .map((y) => waveLine(196, y, 420, { color: PAPER, stroke: 15, rise: 32 }))
      .join(''),
  },
  'rukavice-djecje': {
    base: '#4E93CF',
    cuff: '#F2C84B',
    print: flatBall({ x: 196, y: 500, scale: 0.85 }, { skin: PAPER, seam: '#17356A' }),
  },
}
