import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave } from '#tools/pictures/engine/grain.ts'
import {
  type FoldGroup,
  foldHeight,
  foldsOf,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb, type Size } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  MASTER_SIZE,
  overlay,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { INK, PAPER, RED, shade } from './designs/colors.ts'
import { lighthouse, lines, waveLine } from './motifs.ts'

export type ToteDesign = {
  readonly canvas: string
  readonly sea: string
  readonly foot: string
  readonly accent: string
  readonly strap: string
  /** Drawn on the side; crest, name and water if left out. */
  readonly print?: string
}

const BODY =
  'M236,566C242,546 258,538 280,538L920,534C942,534 956,544 962,562C982,760 998,1000 1004,1232C1006,1298 972,1334 908,1340C700,1352 500,1350 292,1338C230,1332 196,1298 198,1232C204,1000 216,760 236,566Z'
/** The sack carried on above its mouth, so that the rim stays flat. */
const BEYOND = 'M236,580L226,380H974L962,580Z'
const STRAP_BACK = 'M430,560C424,312 486,214 612,210C736,208 776,330 770,560'
const STRAP_FRONT = 'M392,706L396,560C390,282 462,176 596,168C744,162 812,288 800,560L806,706'
const STRAP_ENDS = [392, 806]

const FOLDS: readonly FoldGroup[] = [
  {
    radius: 18,
    rise: 24,
    folds: foldsOf([
      [398, 726, 320, 1206, -34, 26],
      [806, 730, 890, 1186, 30, 25],
      [600, 900, 552, 1316, 24, 24],
      [290, 600, 424, 812, 22, 18],
      [914, 612, 786, 800, -20, 17],
      [240, 1190, 470, 1300, -34, 24],
      [962, 1180, 748, 1302, 34, 23],
      [714, 1000, 730, 1316, -18, 20],
    ]),
  },
  {
    radius: 7,
    rise: 9,
    folds: foldsOf([
      [404, 716, 470, 860, 14, 11],
      [798, 716, 724, 884, -18, 11],
      [388, 722, 350, 880, -10, 10],
      [816, 720, 862, 850, 12, 10],
    ]),
  },
]

function printOf(design: ToteDesign): string {
  if (design.print !== undefined) return fullSheet(design.canvas) + design.print
  const wave = (y: number) =>
    `M150,${y}C330,${y - 80} 500,${y - 60} 640,${y}S900,${y + 50} 1050,${y - 30}`
  return `${fullSheet(design.canvas)}<path d="${wave(1120)}V1400H150Z" fill="${design.sea}"/><path d="${wave(1184)}V1400H150Z" fill="${design.foot}"/><path d="${wave(1120)}" stroke="${design.accent}" stroke-width="14" fill="none"/>${crest(476, 640, 1.24)}${text('JADRANSKI SPORTSKI SAVEZ', 600, 1018, { size: 52, weight: 700, anchor: 'middle', tracking: 0.08, attributes: `fill="${design.foot}"` })}`
}

async function drawStrap(canvas: Canvas, line: string, color: string, accent: string) {
  const { size } = canvas
  const mask = await rasterAlpha(
    `<path d="${line}" fill="none" stroke="#fff" stroke-width="46"/>`,
    size,
  )
  castShadow(canvas, mask, [
    { radius: 40, dx: 36, dy: 44, strength: 0.3 },
    { radius: 12, dx: 10, dy: 13, strength: 0.4 },
  ])
  const height = sumHeights(
    volume(mask, [{ radius: 7, rise: 7 }], size),
    wrinkleHeight({ rise: 12, across: 6, along: 7, seed: 5, fine: 4 }, size),
  )
  const albedo = await rasterRgb(
    `${fullSheet(color)}<path d="${line}" fill="none" stroke="${accent}" stroke-width="6"/>`,
    size,
  )
  const finish: Finish = { grain: canvasWeave(0.09), sheen: 0.05, specular: 0.02 }
  drawLit(canvas, { mask, albedo, height, finish })
}

/** A stitched square with a cross, as sewn by a machine that holds weight. */
function strapEnd(x: number): string {
  return (
    stitches(`M${x - 16},612v86h32v-86Z`) + stitches(`M${x - 16},612l32,86M${x + 16},612l-32,86`)
  )
}

export async function drawTote(
  design: ToteDesign,
  ground?: Ground,
  size: Size = MASTER_SIZE,
): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const body = await rasterAlpha(path(BODY), size)
  await drawStrap(canvas, STRAP_BACK, shade(design.strap, 0.64), design.accent)
  castShadow(canvas, body, [
    { radius: 80, dx: 50, dy: 40, strength: 0.36 },
    { radius: 30, dx: 22, dy: 30, strength: 0.4 },
    { radius: 8, dx: 4, dy: 10, strength: 0.6 },
  ])
  const open = await rasterAlpha(path(BODY) + path(BEYOND), size)
  const height = sumHeights(
    await foldHeight(FOLDS, size),
    wrinkleHeight({ rise: 36, across: 2.6, along: 2.2, seed: 7, fine: 6 }, size),
    volume(
      open,
      [
        { radius: 80, rise: 60 },
        { radius: 26, rise: 15 },
        { radius: 6, rise: 3 },
      ],
      size,
    ),
  )
  const finish: Finish = { grain: canvasWeave(0.1), follow: 0.9, sheen: 0.03, specular: 0.01 }
  drawLit(canvas, { mask: body, albedo: await rasterRgb(printOf(design), size), height, finish })
  await overlay(
    canvas,
    stitches('M250,596C500,586 700,584 950,592') + stitches('M250,584C500,574 700,572 950,580'),
  )
  await drawStrap(canvas, STRAP_FRONT, design.strap, design.accent)
  await overlay(canvas, STRAP_ENDS.map(strapEnd).join(''))
  return warpCanvas(canvas, 6)
}

export const TOTES: Readonly<Record<string, ToteDesign>> = {
  'torba-platnena': {
    canvas: '#E9E2D3',
    sea: '#0F7C86',
    foot: '#14305C',
    accent: '#D7263D',
    strap: '#16335F',
  },
  'torba-valovi': {
    canvas: '#1A3868',
    sea: PAPER,
    foot: PAPER,
    accent: '#17929D',
    strap: '#E9E2D3',
    print: [760, 880, 1000]
      .map((y) => waveLine(600, y, 620, { color: PAPER, stroke: 26, rise: 78 }))
      .join(''),
  },
  'torba-svjetionik': {
    canvas: '#F1EDE4',
    sea: '#0F7C86',
    foot: INK,
    accent: '#F1EDE4',
    strap: RED,
    print: `${lighthouse({ x: 600, y: 880, scale: 2.5 }, { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' })}${lines(['SVJETLO DOMA'], { x: 600, y: 1240, size: 62 }, INK)}`,
  },
  'torba-sportska': {
    canvas: '#1A3868',
    sea: '#17929D',
    foot: PAPER,
    accent: PAPER,
    strap: '#17929D',
    print: `<path d="M150,500H330C300,800 300,1100 320,1400H150ZM1050,500H870C900,800 900,1100 880,1400H1050Z" fill="#14808B"/>${lines(['JADRAN'], { x: 600, y: 940, size: 170 }, PAPER)}${crest(536, 1030, 0.64)}<path d="M300,690H900" stroke="#D7263D" stroke-width="18"/>`,
  },
}
