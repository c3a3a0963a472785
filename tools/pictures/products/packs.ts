import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave, cord } from '#tools/pictures/engine/grain.ts'
import { foldsOf } from '#tools/pictures/engine/height.ts'
import { fullSheet, mirrored, path, stitches } from '#tools/pictures/engine/sewing.ts'
import type { Canvas, Ground } from '#tools/pictures/engine/stage.ts'
import { CLOTH, INK, inColors, isLight, PAPER, RED, shade } from './designs/colors.ts'
import { flatBall, gull, lines, waveLine } from './motifs.ts'
import { drawPieces, METAL, type Piece, SHADOWS, stroke } from './soft.ts'

export type PackDesign = {
  readonly base: string
  readonly pocket: string
  readonly zip: string
  readonly upper: string
  readonly lower: string
  readonly seed: number
}

const CLOTH_FINISH = {
  grain: canvasWeave(0.05),
  sheen: 0.08,
  specular: 0.03,
  gloss: 10,
  follow: 0.8,
}
const BODY =
  'M322,470C318,300 410,196 600,196C790,196 882,300 878,470L906,1170C910,1262 866,1314 784,1318C660,1328 540,1328 416,1318C334,1314 290,1262 294,1170Z'
const POCKET =
  'M364,840C364,796 392,774 440,772C550,764 650,764 760,772C808,774 836,796 836,840L848,1176C848,1232 812,1256 764,1258C650,1266 550,1266 436,1258C388,1256 352,1232 352,1176Z'
const STRAP = 'M346,620C254,700 224,980 318,1206'
const HANDLE = 'M516,214C516,96 684,96 684,214'
export const MAIN_ZIP = 'M360,700C346,420 440,300 600,296C760,300 854,420 840,700'
export const POCKET_ZIP = 'M392,856C500,842 700,842 808,856'

function zip(line: string, color: string): string {
  return `${stroke(line, 30, '#000').replace(
    'stroke-width',
    'stroke-opacity=".3" stroke-width',
  )}${stroke(line, 24, color)}<path d="${line}" fill="none" stroke="#DADDE1" stroke-width="8" stroke-dasharray="5 4"/>`
}

function puller(x: number, y: number, turn: number): Piece {
  return {
    outline: `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-13" y="-14" width="26" height="36" rx="7"/><rect x="-8" y="14" width="16" height="66" rx="7"/></g>`,
    art: fullSheet('#C9CCD0'),
    finish: METAL,
    volume: [{ radius: 6, rise: 8 }],
    shadow: SHADOWS.thin,
  }
}

export function packPieces(design: PackDesign): readonly Piece[] {
  const strap = (line: string, width: number): Piece => ({
    outline: stroke(line, width) + (line === HANDLE ? '' : mirrored(stroke(line, width))),
    art: fullSheet(shade(design.base, 0.74)),
    finish: CLOTH_FINISH,
    volume: [{ radius: 16, rise: 18 }],
    shadow: SHADOWS.middle,
  })
  const body: Piece = {
    outline: path(BODY),
    art: fullSheet(design.base) + design.upper + zip(MAIN_ZIP, design.zip),
    finish: CLOTH_FINISH,
    volume: [
      { radius: 100, rise: 96 },
      { radius: 34, rise: 24 },
      { radius: 7, rise: 5 },
    ],
    folds: [
      {
        radius: 12,
        rise: 14,
        folds: foldsOf([
          [330, 520, 420, 700, 20, 17],
          [872, 540, 780, 720, -22, 17],
          [310, 1180, 420, 1000, 18, 16],
          [894, 1190, 790, 1010, -18, 16],
          [470, 330, 430, 480, -14, 14],
        ]),
      },
    ],
    wrinkles: { rise: 26, across: 3, along: 3, seed: design.seed, fine: 5 },
    shadow: SHADOWS.thick,
    over: stitches('M338,700C322,400 426,272 600,270C774,272 878,400 862,700', 2),
  }
  const pocket: Piece = {
    outline: path(POCKET),
    art: fullSheet(design.pocket) + design.lower + zip(POCKET_ZIP, design.zip),
    finish: CLOTH_FINISH,
    volume: [
      { radius: 52, rise: 52 },
      { radius: 14, rise: 12 },
    ],
    folds: [
      {
        radius: 10,
        rise: 11,
        folds: foldsOf([
          [380, 1200, 480, 1060, 16, 15],
          [826, 1196, 720, 1070, -16, 15],
          [420, 880, 470, 1010, 12, 13],
        ]),
      },
    ],
    wrinkles: { rise: 18, across: 4, along: 4, seed: design.seed + 3, fine: 4 },
    shadow: [
      { radius: 16, dx: 8, dy: 14, strength: 0.45 },
      { radius: 6, dx: 2, dy: 4, strength: 0.35 },
    ],
    over: stitches(
      'M384,1176C384,1216 404,1232 440,1234C550,1242 650,1242 760,1234C796,1232 816,1216 816,1176',
      2,
    ),
  }
  return [
    strap(STRAP, 62),
    strap(HANDLE, 36),
    body,
    puller(382, 560, 12),
    pocket,
    puller(780, 866, 6),
  ]
}

export function drawPack(design: PackDesign, ground?: Ground): Promise<Canvas> {
  return drawPieces(packPieces(design), ground, 6)
}

export const PACKS: Readonly<Record<string, PackDesign>> = {
  'ruksak-reprezentacija': {
    base: '#1A3868',
    pocket: '#16305C',
    zip: RED,
    upper: crest(514, 400, 0.86),
    lower: lines(['JADRAN'], { x: 600, y: 1090, size: 130 }, PAPER),
    seed: 3,
  },
  ...inColors('ruksak-gradski', ['siva', 'tirkizna', 'crna'], (color) => ({
    base: CLOTH[color],
    pocket: shade(CLOTH[color], 0.9),
    zip: shade(CLOTH[color], 0.55),
    upper: '',
    lower: crest(556, 980, 0.44),
    seed: 8,
  })),
  'ruksak-skolski': {
    base: '#4E93CF',
    pocket: '#F4EFE5',
    zip: '#F2C84B',
    upper: lines(['MALI JADRAN'], { x: 600, y: 580, size: 62 }, PAPER),
    lower: flatBall({ x: 600, y: 1060, scale: 1.45 }, { skin: '#F2C84B', seam: INK }),
    seed: 13,
  },
}

export type SackDesign = {
  readonly base: string
  readonly cord: string
  readonly print: string
  readonly seed: number
}

const SACK =
  'M316,470C420,446 780,446 884,470C922,720 940,1000 930,1226C926,1290 884,1322 826,1326C680,1336 520,1336 374,1326C316,1322 274,1290 270,1226C260,1000 278,720 316,470Z'
const RUFFLE =
  'M316,480C300,400 330,330 372,288C420,306 470,276 520,292C570,274 630,276 680,292C730,276 780,306 828,288C870,330 900,400 884,480C780,500 420,500 316,480Z'
const SIDE_CORD = 'M340,452C190,620 176,1000 300,1290'
const GATHERS = foldsOf(
  [340, 390, 440, 486, 532, 580, 628, 676, 722, 770, 818, 860].flatMap((x, index) => [
    [x, 300 + (index % 3) * 14, x + (x - 600) * 0.06, 470, (index % 2 ? 1 : -1) * 6, 11],
    [x + 10, 480, x + (x - 600) * 0.16, 640 + (index % 4) * 50, (index % 2 ? -1 : 1) * 14, 13],
  ]),
)

export function sackPieces(design: SackDesign): readonly Piece[] {
  const rope = (line: string): Piece => ({
    outline: stroke(line, 19) + mirrored(stroke(line, 19)),
    art: fullSheet(design.cord),
    finish: { grain: cord, sheen: 0.03, specular: 0.02 },
    volume: [{ radius: 7, rise: 10 }],
    shadow: SHADOWS.middle,
  })
  const bag: Piece = {
    outline: path(SACK) + path(RUFFLE),
    art: fullSheet(design.base) + design.print,
    finish: { grain: canvasWeave(0.045), sheen: 0.1, specular: 0.04, gloss: 10, follow: 1 },
    volume: [
      { radius: 90, rise: 66 },
      { radius: 26, rise: 15 },
      { radius: 6, rise: 3 },
    ],
    folds: [
      { radius: 8, rise: 15, folds: GATHERS },
      {
        radius: 16,
        rise: 20,
        folds: foldsOf([
          [300, 1250, 480, 1060, 26, 20],
          [900, 1250, 740, 1040, -26, 20],
          [420, 700, 380, 1180, -20, 18],
          [790, 720, 830, 1180, 20, 18],
        ]),
      },
    ],
    wrinkles: { rise: 28, across: 3.4, along: 2.4, seed: design.seed, fine: 5 },
    shadow: SHADOWS.thick,
    over: stitches('M318,470C420,448 780,448 882,470', 2.2),
  }
  const tie: Piece = {
    outline: stroke('M330,462C440,438 760,438 870,462', 20),
    art: fullSheet(design.cord),
    finish: { grain: cord, sheen: 0.03, specular: 0.02 },
    volume: [{ radius: 7, rise: 9 }],
    shadow: SHADOWS.thin,
  }
  const corner: Piece = {
    outline:
      '<path d="M272,1226L372,1326C316,1326 272,1290 272,1226ZM928,1226L828,1326C884,1326 928,1290 928,1226Z"/>',
    art: fullSheet(shade(design.base, 0.62)),
    finish: { grain: canvasWeave(0.06), specular: 0.04 },
    volume: [{ radius: 8, rise: 6 }],
  }
  const eyelet: Piece = {
    outline: '<circle cx="306" cy="1290" r="15"/><circle cx="894" cy="1290" r="15"/>',
    art: fullSheet('#C9CCD0'),
    finish: METAL,
    volume: [{ radius: 6, rise: 8 }],
    shadow: SHADOWS.thin,
  }
  return [rope(SIDE_CORD), bag, corner, eyelet, tie]
}

export function drawSack(design: SackDesign, ground?: Ground): Promise<Canvas> {
  return drawPieces(sackPieces(design), ground, 6)
}

export const SACKS: Readonly<Record<string, SackDesign>> = {
  ...inColors('vreca-trening', ['tamnoplava', 'crvena', 'zelena'], (color) => ({
    base: CLOTH[color],
    cord: isLight(CLOTH[color]) ? INK : PAPER,
    print: `${crest(474, 700, 1.26)}${lines(['JADRAN'], { x: 600, y: 1150, size: 110 }, PAPER)}`,
    seed: 6,
  })),
  'vreca-djecja': {
    base: CLOTH.zuta,
    cord: '#3F86C6',
    print: `${gull({ x: 600, y: 850, scale: 2.2 }, { body: '#FFFFFF', wing: '#DDE3E8', beak: '#E8762D' })}${waveLine(600, 1080, 420, { color: '#3F86C6', stroke: 18, rise: 50 })}${lines(['MALI JADRAN'], { x: 600, y: 1220, size: 80 }, INK)}`,
    seed: 12,
  },
}
