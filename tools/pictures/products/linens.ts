import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave, fleece, type Grain } from '#tools/pictures/engine/grain.ts'
import { foldsOf } from '#tools/pictures/engine/height.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import type { Canvas, Ground } from '#tools/pictures/engine/stage.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { lines, octopus, waveLine } from './motifs.ts'
import { drawPieces, type Piece, SHADOWS, stroke, turned } from './soft.ts'

export type LinenDesign = {
  /** Spread out with a corner turned over, folded on a pile, or stuffed. */
  readonly form: 'spread' | 'pile' | 'cushion'
  readonly cloth: 'terry' | 'wool' | 'knit' | 'canvas'
  readonly base: string
  readonly edge: string
  /** The side that a turned corner shows. */
  readonly back: string
  readonly print: string
  readonly seed: number
  readonly hasFringe?: boolean
}

/** Loops standing up, each with its own little shadow. */
const terry: Grain = (x, y, point) => {
  const column = Math.floor(x / 3)
  const row = Math.floor(y / 3)
  point.slopeX = (hash(column, row, 1) - 0.5) * 0.34
  point.slopeY = (hash(column, row, 2) - 0.5) * 0.34
  point.light = 0.9 + 0.14 * hash(column, row, 3)
}

/** Big stitches: two slanting legs make a V. */
const chunky: Grain = (x, y, point) => {
  const inColumn = (x / 20) % 1
  const side = inColumn < 0.5 ? 1 : -1
  const phase = (y + side * Math.abs(inColumn - 0.5) * 26) * 0.42
  point.slopeX = Math.cos(inColumn * Math.PI * 4) * 0.22
  point.slopeY = Math.cos(phase) * 0.3
  point.light = 0.88 + 0.14 * Math.sin(phase) * Math.abs(Math.sin(inColumn * Math.PI * 2))
}

const GRAINS: Readonly<Record<LinenDesign['cloth'], Grain>> = {
  terry,
  wool: fleece,
  knit: chunky,
  canvas: canvasWeave(0.06),
}

const FOLDS = foldsOf([
  [330, 300, 520, 640, 30, 22],
  [860, 260, 700, 560, -30, 22],
  [320, 1180, 560, 900, 34, 22],
  [600, 420, 640, 880, 22, 20],
  [420, 700, 400, 1120, -20, 18],
  [780, 700, 790, 980, 18, 18],
])

function spread(design: LinenDesign): readonly Piece[] {
  const finish = { grain: GRAINS[design.cloth], sheen: 0.05, specular: 0.01, follow: 0.9 }
  const sheet =
    'M270,176C420,166 800,170 934,180C944,500 940,860 938,1120L762,1330C600,1338 420,1334 274,1326C262,960 262,520 270,176Z'
  const corner =
    'M938,1112C900,1108 820,1104 774,1116C764,1180 764,1260 758,1338C820,1276 886,1194 938,1112Z'
  const fringe = Array.from(
    { length: 42 },
    (_, index) =>
      `M${282 + index * 15.4},${index % 2 ? 186 : 180}l${(index % 5) - 2},${-42 - ((index * 7) % 13)}`,
  ).join('')
  const pieces: Piece[] = [
    {
      outline: path(sheet),
      art: fullSheet(design.base) + design.print,
      finish,
      volume: [
        { radius: 26, rise: 14 },
        { radius: 6, rise: 6 },
      ],
      folds: [{ radius: 18, rise: 17, folds: FOLDS }],
      wrinkles: { rise: 30, across: 2.6, along: 2.4, seed: design.seed, fine: 7 },
      shadow: SHADOWS.middle,
      over: `${stitches('M292,200V1306', 2)}${stitches('M912,204V1110', 2)}`,
    },
    {
      outline: path(corner),
      art: fullSheet(design.back),
      finish,
      volume: [
        { radius: 20, rise: 16 },
        { radius: 6, rise: 5 },
      ],
      wrinkles: { rise: 12, across: 5, along: 5, seed: design.seed + 2, fine: 6 },
      shadow: SHADOWS.middle,
    },
  ]
  if (!design.hasFringe) return pieces
  const tassels: Piece = {
    outline: stroke(fringe, 6),
    art: fullSheet(design.edge),
    finish: { grain: fleece, sheen: 0.04 },
    volume: [{ radius: 4, rise: 6 }],
    shadow: SHADOWS.thin,
  }
  return [tassels, ...pieces]
}

/** Folded four times; the layers below look out in front. */
function pile(design: LinenDesign): readonly Piece[] {
  const finish = { grain: GRAINS[design.cloth], sheen: 0.05, specular: 0.01, follow: 0.8 }
  const layer = (drop: number, color: string): Piece => ({
    outline: `<rect x="${190 - drop * 0.1}" y="${400 + drop}" width="${820 + drop * 0.2}" height="800" rx="56"/>`,
    art: fullSheet(color),
    finish,
    volume: [{ radius: 22, rise: 26 }],
    wrinkles: { rise: 14, across: 5, along: 3, seed: design.seed + drop, fine: 6 },
    shadow: SHADOWS.middle,
  })
  const top: Piece = {
    outline: '<rect x="186" y="300" width="828" height="820" rx="60"/>',
    art: fullSheet(design.base) + design.print,
    finish,
    volume: [
      { radius: 60, rise: 46 },
      { radius: 18, rise: 16 },
      { radius: 6, rise: 5 },
    ],
    folds: [
      {
        radius: 16,
        rise: 13,
        folds: foldsOf([
          [230, 380, 420, 560, 20, 18],
          [960, 400, 800, 620, -22, 18],
          [260, 1040, 480, 880, 22, 18],
          [940, 1060, 760, 920, -18, 18],
        ]),
      },
    ],
    wrinkles: { rise: 22, across: 3, along: 3, seed: design.seed, fine: 7 },
    shadow: SHADOWS.middle,
  }
  return [
    { ...layer(132, design.base), shadow: SHADOWS.thick },
    layer(88, design.back),
    layer(44, design.base),
    top,
  ]
}

function cushion(design: LinenDesign): readonly Piece[] {
  const outline =
    'M206,300C420,336 780,336 994,300C964,520 964,900 994,1130C780,1094 420,1094 206,1130C236,900 236,520 206,300Z'
  return [
    {
      outline: stroke(outline, 20) + path(outline),
      art: fullSheet(design.edge),
      finish: { grain: GRAINS[design.cloth], sheen: 0.05, specular: 0.02 },
      volume: [{ radius: 8, rise: 9 }],
      shadow: SHADOWS.thick,
    },
    {
      outline: path(outline),
      art: fullSheet(design.base) + design.print,
      finish: { grain: GRAINS[design.cloth], sheen: 0.08, specular: 0.02, follow: 0.8 },
      volume: [
        { radius: 150, rise: 190 },
        { radius: 50, rise: 40 },
        { radius: 10, rise: 6 },
      ],
      folds: [
        {
          radius: 10,
          rise: 15,
          folds: foldsOf([
            [216, 308, 360, 440, 14, 14],
            [984, 308, 850, 450, -14, 14],
            [216, 1122, 370, 980, -14, 14],
            [984, 1122, 850, 980, 14, 14],
            [240, 330, 330, 520, 12, 11],
            [960, 1100, 880, 920, 12, 11],
          ]),
        },
      ],
      wrinkles: { rise: 20, across: 3, along: 3, seed: design.seed, fine: 4 },
    },
  ]
}

export function drawLinen(design: LinenDesign, ground?: Ground): Promise<Canvas> {
  const forms = { spread, pile, cushion }
  return drawPieces(forms[design.form](design), ground, 6)
}

function band(y: number, height: number, color: string): string {
  return `<rect y="${y}" width="1200" height="${height}" fill="${color}"/>`
}

function waterBands(top: number, colors: readonly string[]): string {
  return colors
    .map(
      (color, index) =>
        `<path d="M200,${top + index * 96}c130,-70 260,-70 400,0s270,70 400,0V1500H200Z" fill="${color}"/>`,
    )
    .join('')
}

export const LINENS: Readonly<Record<string, LinenDesign>> = {
  'rucnik-trening': {
    form: 'pile',
    cloth: 'terry',
    base: '#B4B9C0',
    back: '#9AA1AA',
    edge: '#17356A',
    print: `${band(960, 60, INK)}${band(1034, 14, RED)}${crest(486, 470, 1.14)}`,
    seed: 3,
  },
  'rucnik-plaza': {
    form: 'spread',
    cloth: 'terry',
    base: '#F1EDE4',
    back: '#DCE8E8',
    edge: '#17356A',
    print: `${waterBands(560, ['#8FD0D3', '#3FA9B3', '#14808B', '#1C4E86', '#17356A'])}${lines(['JADRAN'], { x: 604, y: 440, size: 190 }, INK)}`,
    seed: 9,
  },
  'rucnik-djecji': {
    form: 'spread',
    cloth: 'terry',
    base: '#7DB8E6',
    back: '#F4EFE5',
    edge: '#E8762D',
    print: `${band(200, 50, PAPER)}${octopus({ x: 590, y: 680, scale: 2.7 }, { skin: '#E8762D', shade: '#B9511A', ball: PAPER })}${waveLine(600, 1100, 560, { color: PAPER, stroke: 22, rise: 60 })}`,
    seed: 15,
  },
  'deka-jadran': {
    form: 'pile',
    cloth: 'wool',
    base: '#17356A',
    back: '#C8283B',
    edge: PAPER,
    print: `${band(430, 70, RED)}${band(510, 34, PAPER)}${band(800, 34, PAPER)}${band(846, 70, RED)}${lines(['JADRAN'], { x: 600, y: 716, size: 130 }, PAPER)}`,
    seed: 21,
  },
  'deka-pletena': {
    form: 'spread',
    cloth: 'knit',
    base: '#E3D9C4',
    back: '#D3C7AC',
    edge: '#D9CDB2',
    print: [420, 560, 700, 840, 980, 1120]
      .map((y) => waveLine(600, y, 760, { color: '#14808B', stroke: 30, rise: 80 }))
      .join(''),
    seed: 27,
    hasFringe: true,
  },
  'jastuk-grb': {
    form: 'cushion',
    cloth: 'canvas',
    base: '#1A3868',
    back: '#17356A',
    edge: RED,
    print: crest(418, 490, 1.82),
    seed: 33,
  },
  'jastuk-dres': {
    form: 'cushion',
    cloth: 'canvas',
    base: '#EDE3CB',
    back: '#EDE3CB',
    edge: '#C62A3B',
    print: `<path d="M150,200L1050,1230" stroke="#C62A3B" stroke-width="200"/><path d="M40,200L940,1230M260,200L1160,1230" stroke="#1D3A6B" stroke-width="15"/>${crest(720, 400, 0.86)}${turned(lines(['1994.'], { x: 0, y: 0, size: 110 }, '#1D3A6B'), 390, 1000, 0)}`,
    seed: 39,
  },
}
