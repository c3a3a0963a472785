import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { cord, mesh, rib } from '#tools/pictures/engine/grain.ts'
import {
  type FoldGroup,
  foldHeight,
  foldsOf,
  mirrorFold,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { textOutline } from '#tools/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb, type Size } from '#tools/pictures/engine/raster.ts'
import { fullSheet, mirrored, path, seam, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  MASTER_SIZE,
  overlay,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { CLOTH, INK, inColors, isLight, PAPER, RED, shade } from './designs/colors.ts'
import { makerMark } from './jersey-art.ts'
import { waveLine } from './motifs.ts'

export type ShortsDesign = {
  readonly base: string
  readonly side: string
  readonly inside: string
  readonly accent: string
  readonly letters: string
  /** Left leg; the crest sits on the right one. */
  readonly number: string
  readonly pattern?: 'waves' | 'plain'
  readonly hasPanels?: boolean
}

const WAIST_BACK = 'M262,352C400,318 800,318 938,352L934,392C800,424 400,424 266,392Z'
const WAISTBAND =
  'M258,356C400,420 800,420 942,356C950,394 954,428 956,462C800,520 400,520 244,462C246,428 250,394 258,356Z'
const LEFT_LEG =
  'M246,452C214,640 172,860 116,1086C228,1160 396,1198 556,1188C574,1060 590,950 604,838C606,700 604,580 602,490C480,500 360,490 246,452Z'
const LEFT_INSIDE = 'M122,1080C240,1120 410,1150 556,1160L558,1196C396,1222 214,1184 112,1104Z'
const CROTCH = 'M602,492C606,620 606,740 604,842'

const LEG_FOLDS = foldsOf([
  [596, 836, 400, 760, 26, 14],
  [598, 850, 380, 900, -24, 14],
  [594, 872, 430, 1010, -22, 13],
  [600, 812, 470, 660, 18, 13],
  [300, 500, 340, 690, 16, 13],
  [420, 520, 410, 700, -12, 12],
  [520, 520, 540, 680, 14, 12],
])
const LEG_DRAPES = foldsOf([
  [330, 640, 232, 1180, 30, 20],
  [450, 720, 380, 1220, -26, 19],
  [520, 860, 488, 1220, 20, 18],
  [270, 700, 170, 1130, -18, 15],
])

function legFolds(side: -1 | 1): readonly FoldGroup[] {
  const turned = (folds: typeof LEG_FOLDS) =>
    side < 0
      ? folds
      : folds.map((fold, index) => mirrorFold(fold, 1200, index % 2 === 0 ? 26 : -18))
  return [
    { radius: 16, rise: 20, folds: turned(LEG_DRAPES) },
    { radius: 7, rise: 11, folds: turned(LEG_FOLDS) },
  ]
}

function legArt(side: -1 | 1, design: ShortsDesign): string {
  const stripe = `<path d="M226,470C196,660 150,880 84,1100L176,1150C238,920 276,690 300,478Z" fill="${design.side}"/><path d="M300,478C276,690 238,920 176,1160" fill="none" stroke="${design.accent}" stroke-width="9"/><path d="M92,1046C220,1118 400,1150 580,1138" fill="none" stroke="${design.accent}" stroke-width="12"/>`
  const waves =
    design.pattern === 'waves'
      ? [820, 900, 980, 1060]
          .map((y, index) =>
            waveLine(340, y, 520, { color: design.side, stroke: 20 + index * 6, rise: 44 }),
          )
          .join('')
      : ''
  const trim = design.hasPanels === false ? '' : stripe
  const panel = side < 0 ? waves + trim : mirrored(waves + trim)
  if (side < 0) {
    const digits = textOutline(design.number, 0, 60, { size: 190, weight: 900, anchor: 'middle' })
    return `${fullSheet(design.base)}${panel}<g transform="translate(352,958) rotate(7)"><path d="${digits}" fill="none" stroke="${design.accent}" stroke-width="11" stroke-linejoin="round"/><path d="${digits}" fill="${design.letters}"/></g>`
  }
  return `${fullSheet(design.base)}${panel}<g transform="translate(842,900) rotate(-7)">${crest(-56, -68, 0.56)}</g><g transform="translate(858,1036) rotate(-7)">${makerMark(0, 0, 0.66, design.letters)}</g>`
}

async function drawLegs(
  canvas: Canvas,
  design: ShortsDesign,
  wide: Float32Array,
  whole: Float32Array,
) {
  const { size } = canvas
  const finish: Finish = { grain: mesh, sheen: 0.15, specular: 0.06, gloss: 10, follow: 1.2 }
  for (const side of [-1, 1] as const) {
    const place = (content: string) => (side < 0 ? content : mirrored(content))
    const inside = await rasterAlpha(place(path(LEFT_INSIDE)), size)
    drawLit(canvas, {
      mask: inside,
      albedo: await rasterRgb(fullSheet(design.inside), size),
      height: volume(inside, [{ radius: 8, rise: -4 }], size),
      finish: { grain: mesh, sheen: 0.02, specular: 0 },
    })
    const own = await rasterAlpha(place(path(LEFT_LEG)), size)
    castShadow(canvas, own, [{ radius: 9, dx: 2, dy: 6, strength: 0.45 }], whole)
    const wrinkles = { rise: 32, across: 4, along: 2.4, seed: side < 0 ? 8 : 15, fine: 5 }
    const height = sumHeights(
      wide,
      await foldHeight(legFolds(side), size),
      wrinkleHeight(wrinkles, size),
      volume(own, [{ radius: 5, rise: 2.5 }], size),
    )
    drawLit(canvas, {
      mask: own,
      albedo: await rasterRgb(legArt(side, design), size),
      height,
      finish,
    })
    const rows = ['M124,1064C240,1134 404,1170 558,1160', 'M128,1052C242,1122 404,1158 560,1148']
    await overlay(canvas, place(rows.map((row) => stitches(row)).join('')), { clip: own })
  }
  await overlay(canvas, seam(CROTCH))
}

async function drawWaistband(canvas: Canvas, design: ShortsDesign, whole: Float32Array) {
  const { size } = canvas
  const band = await rasterAlpha(path(WAISTBAND), size)
  castShadow(canvas, band, [{ radius: 10, dx: 2, dy: 9, strength: 0.5 }], whole)
  const height = sumHeights(
    volume(
      band,
      [
        { radius: 40, rise: 30 },
        { radius: 9, rise: 9 },
      ],
      size,
    ),
    wrinkleHeight({ rise: 14, across: 22, along: 2, seed: 5, fine: 3 }, size),
  )
  const line = 'M246,410C400,470 800,470 954,410'
  const albedo = await rasterRgb(
    `${fullSheet(design.side)}<path d="${line}" fill="none" stroke="${design.accent}" stroke-width="9"/>`,
    size,
  )
  drawLit(canvas, {
    mask: band,
    albedo,
    height,
    finish: { grain: rib(0.5), sheen: 0.06, specular: 0.01 },
  })
  await overlay(canvas, stitches('M246,452C400,508 800,508 954,452', 1.9))
  for (const [lace, end] of [
    ['M574,462C556,520 566,590 548,668', [548, 664]],
    ['M626,462C650,516 640,572 664,634', [664, 630]],
  ] as const) {
    const own = await rasterAlpha(
      `<path d="${lace}" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><circle cx="${end[0]}" cy="${end[1]}" r="12"/>`,
      size,
    )
    castShadow(canvas, own, [{ radius: 7, dx: 6, dy: 8, strength: 0.5 }], whole)
    drawLit(canvas, {
      mask: own,
      albedo: await rasterRgb(fullSheet(design.letters), size),
      height: volume(own, [{ radius: 5, rise: 8 }], size),
      finish: { grain: cord, sheen: 0.02, specular: 0.02 },
    })
  }
}

export async function drawShorts(
  design: ShortsDesign,
  ground?: Ground,
  size: Size = MASTER_SIZE,
): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const outlines = path(LEFT_LEG) + mirrored(path(LEFT_LEG)) + path(WAISTBAND) + path(WAIST_BACK)
  const whole = await rasterAlpha(outlines, size)
  castShadow(canvas, whole, GARMENT_SHADOW)
  const open = await rasterAlpha(
    `${outlines}<path d="M116,1080L40,1400H1160L1084,1080L640,1180H560Z" fill="#fff"/>`,
    size,
  )
  const back = await rasterAlpha(path(WAIST_BACK), size)
  drawLit(canvas, {
    mask: back,
    albedo: await rasterRgb(fullSheet(design.inside), size),
    height: volume(back, [{ radius: 14, rise: -14 }], size),
    finish: { grain: rib(0.5), sheen: 0.02, specular: 0 },
  })
  const wide = volume(
    open,
    [
      { radius: 64, rise: 42 },
      { radius: 24, rise: 14 },
    ],
    size,
  )
  await drawLegs(canvas, design, wide, whole)
  await drawWaistband(canvas, design, whole)
  return warpCanvas(canvas, 5, 12)
}

function pair(
  base: string,
  side: string,
  accent: string,
  change: Partial<ShortsDesign> = {},
): ShortsDesign {
  const letters = isLight(base) ? INK : PAPER
  return { base, side, inside: shade(base, 0.6), accent, letters, number: '', ...change }
}

export const SHORTS: Readonly<Record<string, ShortsDesign>> = {
  'kratke-hlace': {
    base: '#17356A',
    side: '#0F2347',
    inside: '#0C1F42',
    accent: '#D7263D',
    letters: '#F6F2E9',
    number: '7',
  },
  'hlace-gostujuce': pair('#F1EEE7', '#14808B', RED, { number: '10', letters: '#14808B' }),
  'hlace-zenske': pair('#17356A', RED, PAPER, { number: '3' }),
  'hlace-djecje': pair('#3F86C6', '#3F86C6', PAPER, { number: '10', letters: INK }),
  'hlace-retro': pair('#C8283B', '#C8283B', PAPER, { number: '' }),
  'hlace-pijesak': pair('#F2C84B', '#5FA4DC', PAPER, {
    number: '6',
    pattern: 'waves',
    hasPanels: false,
  }),
  ...inColors('hlace-trening', ['tamnoplava', 'siva', 'crna'], (color) =>
    pair(CLOTH[color], shade(CLOTH[color], 0.7), color === 'siva' ? INK : PAPER),
  ),
}
