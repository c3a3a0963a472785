import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { createHeight, sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { knitChart } from '#tools/pictures/engine/knit.ts'
import { clamp, floatAt } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha } from '#tools/pictures/engine/raster.ts'
import { path } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  partOf,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import {
  aroundHat,
  type BeanieDesign,
  badgeOf,
  CROWN,
  CROWN_FOOT,
  CROWN_TOP,
  CUFF,
  crownChart,
  crownHalf,
  HALF,
} from './beanie.ts'
import { drawEmbroidery } from './detail-cloth.ts'
import { closeKnit } from './detail-knit.ts'

const MIDDLE = 600
const VIEW = partOf(660, 1010, 2.3)
const YARN_RISE = 9
const FINISH = { sheen: 0.08, specular: 0.01, gloss: 6 }
/** Of the cuff: two columns of a rib before, two behind. */
const RIBS = { columns: 66, rowHeight: 17 }

/** The hat is round: height of its side at a place, in pixels. */
function roundness(half: number) {
  const { width, height, unit = 1, part = { left: 0 } } = VIEW
  const rows = createHeight(VIEW)
  for (let x = 0; x < width; x++) {
    const across = ((x + part.left) / unit - MIDDLE) / (half + 24)
    const round = Math.sqrt(Math.max(0, 1 - across * across)) * 250 * unit
    for (let y = 0; y < height; y++) rows[y * width + x] = round
  }
  return rows
}

function coverageOf(mask: Float32Array, x: number, y: number): number {
  const { width, unit = 1, part = { left: 0, top: 0 } } = VIEW
  return floatAt(mask, Math.round(y * unit - part.top) * width + Math.round(x * unit - part.left))
}

async function drawCrown(canvas: Canvas, design: BeanieDesign): Promise<Float32Array> {
  const mask = await rasterAlpha(path(CROWN), VIEW)
  const chart = await crownChart(design)
  const knit = closeKnit(chart, VIEW, { seed: 4, rise: YARN_RISE }, (x, y) => {
    const coverage = coverageOf(mask, x, y)
    if (coverage <= 0) return null
    const half = crownHalf(y)
    const sag = 34 * (1 - ((x - MIDDLE) / half) ** 2)
    const share = (y - sag - CROWN_TOP) / (CROWN_FOOT - CROWN_TOP)
    return { coverage, column: aroundHat(x, half, chart.columns), row: share * chart.rows + 4 }
  })
  const edge = volume(mask, [{ radius: 22, rise: 14 }], VIEW)
  drawLit(canvas, {
    ...knit,
    height: sumHeights(knit.height, roundness(HALF), edge),
    finish: FINISH,
  })
  return mask
}

async function drawCuff(canvas: Canvas, design: BeanieDesign, crown: Float32Array) {
  const mask = await rasterAlpha(path(CUFF), VIEW)
  const shadow = [
    { radius: 16, dx: 2, dy: -8, strength: 0.45 },
    { radius: 6, dx: 1, dy: -4, strength: 0.4 },
  ]
  castShadow(canvas, mask, shadow, crown)
  const sheet = `<rect width="${RIBS.columns}" height="40" fill="${design.cuff}"/>`
  const chart = await knitChart(sheet, RIBS.columns, 40, [design.cuff])
  const ribs = createHeight(VIEW)
  const { width, unit = 1, part = { left: 0, top: 0 } } = VIEW
  const knit = closeKnit(chart, VIEW, { seed: 6, rise: YARN_RISE }, (x, y) => {
    const coverage = coverageOf(mask, x, y)
    if (coverage <= 0) return null
    const sag = 40 * (1 - ((x - MIDDLE) / HALF) ** 2)
    const turn = aroundHat(x, HALF + 16, RIBS.columns) / 4
    const inRib = turn - Math.floor(turn)
    // What lies behind is drawn together, and shows less of its width.
    const isBehind = inRib > 0.62
    const inPair = isBehind ? (inRib - 0.62) / 0.38 : inRib / 0.62
    const pixel = Math.round(y * unit - part.top) * width + Math.round(x * unit - part.left)
    ribs[pixel] =
      (isBehind ? -9 : 5) * Math.sin(Math.PI * clamp(inPair, 0.001, 0.999)) ** 0.6 * unit
    const column = Math.floor(turn) * 4 + (isBehind ? 2 : 0) + Math.min(1.999, inPair * 2)
    return { coverage, isBehind, column, row: 20 + (y - sag - 1080) / RIBS.rowHeight }
  })
  const layers = [
    { radius: 26, rise: 22 },
    { radius: 9, rise: 8 },
  ]
  const under = sumHeights(roundness(HALF), volume(mask, layers, VIEW))
  drawLit(canvas, { ...knit, height: sumHeights(knit.height, ribs, under), finish: FINISH })
  await drawEmbroidery(canvas, badgeOf(design), under, 1.7)
}

/** Straight down: the hat goes on beyond both sides of the picture, and its shadow with it. */
const SHADOW = [
  { radius: 70, dx: 0, dy: 50, strength: 0.4 },
  { radius: 24, dx: 0, dy: 26, strength: 0.4 },
  { radius: 8, dx: 0, dy: 8, strength: 0.45 },
]

/** Cuff, crown and badge of a hat from so close that every stitch is seen. */
export async function drawBeanieDetail(design: BeanieDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(VIEW, ground)
  castShadow(canvas, await rasterAlpha(path(CROWN) + path(CUFF), VIEW), SHADOW)
  const crown = await drawCrown(canvas, design)
  await drawCuff(canvas, design, crown)
  return warpCanvas(canvas, 3)
}
