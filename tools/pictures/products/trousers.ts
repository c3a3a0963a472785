import { crest } from '#tools/pictures/engine/crest.ts'
import { rib } from '#tools/pictures/engine/grain.ts'
import { foldsOf, mirrorFold } from '#tools/pictures/engine/height.ts'
import { fullSheet, mirrored, path, seam, stitches } from '#tools/pictures/engine/sewing.ts'
import { type Canvas, GARMENT_SHADOW, type Ground } from '#tools/pictures/engine/stage.ts'
import { CLOTH, PAPER, RED, shade, TIDE } from './designs/colors.ts'
import { shell } from './hoodie-trim.ts'
import { drawPieces, type Piece, stroke } from './soft.ts'

export type TrousersDesign = {
  readonly base: string
  readonly stripe: string
  readonly cord: string
  readonly seed: number
  /** Padding over the knees. */
  readonly pads?: string
}

const LEG =
  'M336,250C322,420 300,640 292,860C286,1050 290,1230 300,1330C372,1352 450,1352 520,1336C536,1160 556,940 578,760C590,660 600,600 602,520C606,420 604,330 602,262C500,284 420,276 336,250Z'
const CUFF = 'M298,1322C372,1346 450,1346 522,1328L514,1404C446,1420 374,1416 310,1398Z'
const WAIST =
  'M340,172C450,212 750,212 860,172C866,206 868,236 870,264C750,306 450,306 330,264C332,236 334,206 340,172Z'
const WAIST_BACK = 'M344,170C450,146 750,146 856,170L852,206C740,226 460,226 348,206Z'
const STRIPE = 'M360,262C344,440 328,640 320,860C314,1050 318,1230 328,1340'
const PAD =
  'M330,780C400,760 500,764 556,786C556,860 548,930 540,990C470,1010 390,1006 322,986C318,920 322,850 330,780Z'

const FOLDS = foldsOf([
  [598, 520, 420, 470, 26, 14],
  [600, 545, 400, 600, -24, 15],
  [598, 570, 450, 720, -20, 14],
  [330, 900, 480, 850, 18, 14],
  [560, 880, 400, 940, 20, 13],
  [320, 1010, 470, 1050, -16, 13],
  [300, 1290, 420, 1220, 16, 14],
  [520, 1290, 400, 1250, -14, 13],
])
const DRAPES = foldsOf([
  [430, 330, 420, 820, 22, 19],
  [500, 640, 420, 1280, -22, 18],
  [360, 520, 340, 1180, 14, 16],
])

function leg(design: TrousersDesign, side: -1 | 1): readonly Piece[] {
  const place = (content: string) => (side < 0 ? content : mirrored(content))
  const turn = <Fold extends Parameters<typeof mirrorFold>[0]>(folds: readonly Fold[]) =>
    side < 0 ? folds : folds.map((fold, index) => mirrorFold(fold, 1200, index % 2 ? 22 : -16))
  const emblem = side > 0 ? crest(716, 420, 0.36) : ''
  const finish = { grain: shell, sheen: 0.14, specular: 0.05, gloss: 10, follow: 1.1 }
  const pieces: Piece[] = [
    {
      outline: place(path(CUFF)),
      art: fullSheet(shade(design.base, 0.74)),
      finish: { grain: rib(0.55), sheen: 0.05, specular: 0.01 },
      volume: [{ radius: 10, rise: 8 }],
    },
    {
      outline: place(path(LEG)),
      art: `${fullSheet(design.base)}${place(stroke(STRIPE, 40, design.stripe))}${emblem}`,
      finish,
      beyond: place('<path d="M296,1310L280,1480H520L524,1310Z"/>'),
      volume: [
        { radius: 56, rise: 40 },
        { radius: 20, rise: 13 },
        { radius: 5, rise: 2.5 },
      ],
      folds: [
        { radius: 8, rise: 12, folds: turn(FOLDS) },
        { radius: 16, rise: 16, folds: turn(DRAPES) },
      ],
      wrinkles: { rise: 30, across: 5, along: 2, seed: design.seed + (side < 0 ? 3 : 9), fine: 5 },
      shadow: [{ radius: 10, dx: 2, dy: 6, strength: 0.35 }],
      over: place(stitches('M300,1318C372,1340 450,1340 522,1322')),
    },
  ]
  if (design.pads) {
    pieces.push({
      outline: place(path(PAD)),
      art: fullSheet(design.pads),
      finish: { grain: shell, sheen: 0.1, specular: 0.04 },
      volume: [
        { radius: 34, rise: 34 },
        { radius: 6, rise: 4 },
      ],
      shadow: [{ radius: 8, dx: 4, dy: 6, strength: 0.35 }],
      over: place(
        stitches(PAD, 2) +
          [830, 880, 930]
            .map((y) => stitches(`M336,${y}C400,${y - 12} 490,${y - 10} 548,${y + 4}`))
            .join(''),
      ),
    })
  }
  return pieces
}

function waist(design: TrousersDesign): readonly Piece[] {
  const cords = ['M580,270C566,330 572,390 556,450', 'M620,270C640,326 634,376 652,430']
  return [
    {
      outline: path(WAIST),
      art: fullSheet(shade(design.base, 0.82)),
      finish: { grain: rib(0.5), sheen: 0.06, specular: 0.01 },
      volume: [
        { radius: 34, rise: 26 },
        { radius: 8, rise: 8 },
      ],
      wrinkles: { rise: 14, across: 24, along: 2, seed: 5, fine: 3 },
      shadow: [{ radius: 9, dx: 2, dy: 8, strength: 0.42 }],
      over: stitches('M334,250C450,290 750,290 866,250', 1.9),
    },
    ...cords.map(
      (line): Piece => ({
        outline: stroke(line, 13),
        art: fullSheet(design.cord),
        finish: { sheen: 0.03, specular: 0.02 },
        volume: [{ radius: 5, rise: 8 }],
        shadow: [{ radius: 6, dx: 5, dy: 7, strength: 0.45 }],
      }),
    ),
  ]
}

export function trouserPieces(design: TrousersDesign): readonly Piece[] {
  const whole = path(LEG + CUFF) + mirrored(path(LEG + CUFF)) + path(WAIST + WAIST_BACK)
  const lining: Piece = {
    outline: whole,
    art: fullSheet(shade(design.base, 0.5)),
    finish: { specular: 0, sheen: 0.02 },
    volume: [{ radius: 14, rise: -8 }],
    shadow: GARMENT_SHADOW,
  }
  const pieces = [lining, ...leg(design, -1), ...leg(design, 1), ...waist(design)]
  pieces.splice(5, 0, {
    outline: stroke('M602,290C606,380 606,450 603,540', 3),
    art: fullSheet(shade(design.base, 0.4)),
    finish: { specular: 0 },
    volume: [],
    over: seam('M602,290C606,380 606,450 603,540'),
  })
  return pieces
}

export function drawTrousers(design: TrousersDesign, ground?: Ground): Promise<Canvas> {
  return drawPieces(trouserPieces(design), ground, 5)
}

export const TROUSERS: Readonly<Record<string, TrousersDesign>> = {
  'hlace-vratarske': {
    base: CLOTH.crna,
    stripe: '#3A414C',
    cord: PAPER,
    seed: 4,
    pads: '#8A929C',
  },
  'trenirka-hlace': { base: CLOTH.tamnoplava, stripe: RED, cord: PAPER, seed: 11 },
  'trenirka-hlace-zenske': { base: CLOTH.crna, stripe: TIDE, cord: TIDE, seed: 18 },
  'trenirka-hlace-djecje': { base: CLOTH.svijetloplava, stripe: PAPER, cord: PAPER, seed: 25 },
}
