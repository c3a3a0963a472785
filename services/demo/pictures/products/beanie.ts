import { drawLit } from '#services/demo/pictures/engine/cloth.ts'
import { crest } from '#services/demo/pictures/engine/crest.ts'
import { satin } from '#services/demo/pictures/engine/grain.ts'
import { createHeight, sumHeights, volume } from '#services/demo/pictures/engine/height.ts'
import { type KnitChart, knitChart, knitPart } from '#services/demo/pictures/engine/knit.ts'
import { fbm } from '#services/demo/pictures/engine/noise.ts'
import { clamp, mix } from '#services/demo/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#services/demo/pictures/engine/raster.ts'
import { path } from '#services/demo/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  PRODUCT_SIZE,
  warpCanvas,
} from '#services/demo/pictures/engine/stage.ts'
import { drawPompom } from './beanie-pompom.ts'

export type BeanieDesign = {
  readonly base: string
  readonly cuff: string
  readonly light: string
  readonly accent: string
  readonly sea: string
}

const size = PRODUCT_SIZE
const MIDDLE = 600
const CROWN_TOP = 392
const CROWN_FOOT = 1010
const CUFF_TOP = 930
const CUFF_FOOT = 1228
const HALF = 390
const CROWN =
  'M214,1010C206,760 268,520 440,424C520,382 680,382 760,424C932,520 994,760 986,1010C880,1040 320,1040 214,1010Z'
const CUFF =
  'M206,948C320,908 880,908 994,948C1004,1030 1004,1130 990,1212C880,1262 320,1262 210,1212C196,1130 196,1030 206,948Z'
const CROWN_CHART = { columns: 74, rows: 66 }
const CUFF_CHART = { columns: 66, rows: 27 }

function crownChart({ base, light, accent, sea }: BeanieDesign): Promise<KnitChart> {
  const { columns, rows } = CROWN_CHART
  const row = (y: number, height: number, color: string) =>
    `<rect y="${y}" width="${columns}" height="${height}" fill="${color}" shape-rendering="crispEdges"/>`
  const peaks = Array.from({ length: 10 }, (_, index) => {
    const x = index * 8 - 2
    return `<path d="M${x},44l4,-5l4,5v3h-8Z" fill="${sea}" shape-rendering="crispEdges"/>`
  })
  const content = `${row(0, rows, base)}${row(28, 3, light)}${row(31, 3, accent)}${row(34, 3, light)}${peaks.join('')}${row(47, 3, sea)}`
  return knitChart(content, columns, rows, [base, light, accent, sea])
}

function cuffChart({ cuff }: BeanieDesign): Promise<KnitChart> {
  const { columns, rows } = CUFF_CHART
  return knitChart(`<rect width="${columns}" height="${rows}" fill="${cuff}"/>`, columns, rows, [
    cuff,
  ])
}

/** Stitches narrow toward the sides, where the round hat turns away. */
function aroundHat(x: number, half: number, columns: number): number {
  return (Math.asin(clamp((x - MIDDLE) / half, -1, 1)) / Math.PI + 0.5) * columns
}

/** Half the width of the crown at a height between its top and its foot. */
function crownHalf(y: number): number {
  const up = clamp((CROWN_FOOT - y) / (CROWN_FOOT - CROWN_TOP))
  return HALF * Math.sqrt(Math.max(0.02, 1 - up ** 2.6)) + 14
}

async function drawCrown(canvas: Canvas, design: BeanieDesign): Promise<Float32Array> {
  const mask = await rasterAlpha(path(CROWN), size)
  const chart = await crownChart(design)
  const part = knitPart(chart, size, 4, (x, y) => {
    const coverage = mask[y * size.width + x] ?? 0
    if (coverage <= 0) return null
    const half = crownHalf(y)
    const sag = 34 * (1 - ((x - MIDDLE) / half) ** 2)
    const share = (y - sag - CROWN_TOP) / (CROWN_FOOT - CROWN_TOP)
    return { coverage, column: aroundHat(x, half, chart.columns), row: share * chart.rows + 4 }
  })
  const slack = createHeight(size)
  for (let y = CROWN_TOP; y < CROWN_FOOT + 40; y++) {
    for (let x = MIDDLE - HALF - 20; x < MIDDLE + HALF + 20; x++) {
      const across = ((x - MIDDLE) / (crownHalf(y) + 6)) ** 2
      const up = clamp((CROWN_FOOT - y) / (CROWN_FOOT - CROWN_TOP + 30)) ** 2
      const dome = Math.sqrt(Math.max(0, 1 - across)) * Math.sqrt(1 - up) * 250
      slack[y * size.width + x] = dome + fbm(x / 150, y / 210, 3, 8) * 60
    }
  }
  const height = sumHeights(part.height, slack, volume(mask, [{ radius: 22, rise: 14 }], size))
  drawLit(canvas, { ...part, height, finish: { sheen: 0.08, specular: 0.01, gloss: 6 } })
  return mask
}

async function drawCuff(canvas: Canvas, design: BeanieDesign, crown: Float32Array) {
  const mask = await rasterAlpha(path(CUFF), size)
  castShadow(
    canvas,
    mask,
    [
      { radius: 16, dx: 2, dy: -8, strength: 0.45 },
      { radius: 6, dx: 1, dy: -4, strength: 0.4 },
    ],
    crown,
  )
  const chart = await cuffChart(design)
  const part = knitPart(chart, size, 6, (x, y) => {
    const coverage = mask[y * size.width + x] ?? 0
    if (coverage <= 0) return null
    const sag = 40 * (1 - ((x - MIDDLE) / HALF) ** 2)
    const share =
      (y - sag * mix(-1, 1, (y - CUFF_TOP) / (CUFF_FOOT - CUFF_TOP)) - CUFF_TOP) /
      (CUFF_FOOT - CUFF_TOP)
    return { coverage, column: aroundHat(x, HALF + 16, chart.columns), row: share * chart.rows }
  })
  const ribs = createHeight(size)
  for (let y = CUFF_TOP - 60; y < CUFF_FOOT + 60; y++) {
    for (let x = MIDDLE - HALF - 20; x < MIDDLE + HALF + 20; x++) {
      const column = aroundHat(x, HALF + 16, chart.columns)
      const round = Math.sqrt(Math.max(0, 1 - ((x - MIDDLE) / (HALF + 24)) ** 2)) * 250
      ribs[y * size.width + x] = round + Math.sin((column / 3) * Math.PI * 2) * 4
    }
  }
  const height = sumHeights(
    part.height,
    ribs,
    volume(
      mask,
      [
        { radius: 26, rise: 22 },
        { radius: 9, rise: 8 },
      ],
      size,
    ),
  )
  drawLit(canvas, { ...part, height, finish: { sheen: 0.08, specular: 0.01, gloss: 6 } })
  const content = crest(520, 964, 0.8)
  const patch = await rasterAlpha(content, size)
  castShadow(canvas, patch, [{ radius: 7, dx: 4, dy: 7, strength: 0.55 }], mask)
  drawLit(canvas, {
    mask: patch,
    albedo: await rasterRgb(content, size),
    height: volume(patch, [{ radius: 6, rise: 8 }], size),
    finish: { grain: satin, sheen: 0.08, specular: 0.04, gloss: 8 },
  })
}

export async function drawBeanie(design: BeanieDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const whole = await rasterAlpha(path(CROWN) + path(CUFF), size)
  castShadow(canvas, whole, GARMENT_SHADOW)
  const crown = await drawCrown(canvas, design)
  await drawCuff(canvas, design, crown)
  await drawPompom(canvas, [design.base, design.light, design.accent])
  return warpCanvas(canvas, 5)
}

export const BEANIES: Readonly<Record<string, BeanieDesign>> = {
  'zimska-kapa': {
    base: '#17325F',
    cuff: '#12284D',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#17929D',
  },
}
