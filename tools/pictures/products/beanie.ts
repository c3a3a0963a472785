import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { satin } from '#tools/pictures/engine/grain.ts'
import { createHeight, sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { type KnitChart, knitChart, knitPart } from '#tools/pictures/engine/knit.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fbm } from '#tools/pictures/engine/noise.ts'
import { clamp, mix } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { path } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  PRODUCT_SIZE,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { drawPompom } from './beanie-pompom.ts'
import { CLOTH, GOLD, INK, inColors, PAPER, RED, shade, TIDE } from './designs/colors.ts'

export type BeanieDesign = {
  readonly base: string
  readonly cuff: string
  readonly light: string
  readonly accent: string
  readonly sea: string
  readonly pattern?: 'peaks' | 'stripes' | 'plain' | 'band' | 'stars'
  /** Yarns of the pompom; without them there is none. */
  readonly pompom?: readonly [string, string, string] | null
  /** Sewn on the rim; the crest if left out. */
  readonly badge?: string
}

const size = PRODUCT_SIZE
const MIDDLE = 600
export const CROWN_TOP = 392
export const CROWN_FOOT = 1010
const CUFF_TOP = 930
const CUFF_FOOT = 1228
export const HALF = 390
export const CROWN =
  'M214,1010C206,760 268,520 440,424C520,382 680,382 760,424C932,520 994,760 986,1010C880,1040 320,1040 214,1010Z'
export const CUFF =
  'M206,948C320,908 880,908 994,948C1004,1030 1004,1130 990,1212C880,1262 320,1262 210,1212C196,1130 196,1030 206,948Z'
const CROWN_CHART = { columns: 74, rows: 66 }
const CUFF_CHART = { columns: 66, rows: 27 }

function knittedPattern(design: BeanieDesign): string {
  const { light, accent, sea } = design
  const pattern: NonNullable<BeanieDesign['pattern']> = design.pattern ?? 'peaks'
  const { columns } = CROWN_CHART
  const row = (y: number, height: number, color: string) =>
    `<rect y="${y}" width="${columns}" height="${height}" fill="${color}" shape-rendering="crispEdges"/>`
  switch (pattern) {
    case 'plain':
      return ''
    case 'band':
      return row(40, 3, light)
    case 'stripes':
      return [0, 1, 2, 3, 4].map((index) => row(4 + index * 12, 6, accent)).join('')
    case 'stars':
      return Array.from({ length: 28 }, (_, index) => {
        const x = (index % 7) * 11 + (Math.floor(index / 7) % 2) * 5 + 2
        const y = 12 + Math.floor(index / 7) * 13
        return `<path d="M${x},${y + 2}h5v1h-5ZM${x + 2},${y}h1v5h-1Z" fill="${light}" shape-rendering="crispEdges"/>`
      }).join('')
    case 'peaks': {
      const peaks = Array.from({ length: 10 }, (_, index) => {
        const x = index * 8 - 2
        return `<path d="M${x},44l4,-5l4,5v3h-8Z" fill="${sea}" shape-rendering="crispEdges"/>`
      })
      return `${row(28, 3, light)}${row(31, 3, accent)}${row(34, 3, light)}${peaks.join('')}${row(47, 3, sea)}`
    }
  }
}

export function crownChart(design: BeanieDesign): Promise<KnitChart> {
  const { base, light, accent, sea } = design
  const { columns, rows } = CROWN_CHART
  const ground = `<rect width="${columns}" height="${rows}" fill="${base}"/>`
  return knitChart(ground + knittedPattern(design), columns, rows, [base, light, accent, sea])
}

function cuffChart({ cuff }: BeanieDesign): Promise<KnitChart> {
  const { columns, rows } = CUFF_CHART
  return knitChart(`<rect width="${columns}" height="${rows}" fill="${cuff}"/>`, columns, rows, [
    cuff,
  ])
}

/** Stitches narrow toward the sides, where the round hat turns away. */
export function aroundHat(x: number, half: number, columns: number): number {
  return (Math.asin(clamp((x - MIDDLE) / half, -1, 1)) / Math.PI + 0.5) * columns
}

/** Half the width of the crown at a height between its top and its foot. */
export function crownHalf(y: number): number {
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

/** What is sewn on the cuff. */
export function badgeOf(design: BeanieDesign): string {
  return design.badge ?? crest(520, 964, 0.8)
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
  const content = badgeOf(design)
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
  const { pompom = [design.base, design.light, design.accent] } = design
  if (pompom) await drawPompom(canvas, pompom)
  return warpCanvas(canvas, 5)
}

/** A small woven label instead of the crest. */
function label(words: string, ground: string, letters: string): string {
  return `<rect x="498" y="1016" width="204" height="104" rx="7" fill="${ground}"/>${text(words, 600, 1096, { size: words.length > 3 ? 54 : 76, anchor: 'middle', tracking: 0.06, attributes: `fill="${letters}"` })}`
}

export const BEANIES: Readonly<Record<string, BeanieDesign>> = {
  'zimska-kapa': {
    base: '#17325F',
    cuff: '#12284D',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#17929D',
  },
  'kapa-cof-crvena': {
    base: '#EFEAE0',
    cuff: '#17325F',
    light: '#17325F',
    accent: '#D7263D',
    sea: '#17325F',
    pattern: 'band',
    pompom: ['#D7263D', '#E04A5C', '#B81E33'],
  },
  ...inColors('kapa-ribarska', ['tamnoplava', 'siva', 'narancasta'], (color) => ({
    base: CLOTH[color],
    cuff: shade(CLOTH[color], 0.9),
    light: PAPER,
    accent: RED,
    sea: TIDE,
    pattern: 'plain' as const,
    pompom: null,
    badge: label('JSS', color === 'tamnoplava' ? RED : INK, PAPER),
  })),
  'kapa-pruge': {
    base: '#C8283B',
    cuff: '#17325F',
    light: '#F4EFE5',
    accent: '#17325F',
    sea: '#17325F',
    pattern: 'stripes',
    pompom: ['#17325F', '#23478A', '#17325F'],
  },
  'kapa-djecja': {
    base: '#4E93CF',
    cuff: '#3B7DBB',
    light: '#F4EFE5',
    accent: '#F2C84B',
    sea: '#F4EFE5',
    pattern: 'stars',
    pompom: ['#F2C84B', '#F7DB83', '#E0B22F'],
  },
  'kapa-stoljece': {
    base: '#2A2F38',
    cuff: '#22262E',
    light: '#C9A24B',
    accent: '#C9A24B',
    sea: '#C9A24B',
    pattern: 'plain',
    pompom: null,
    badge: label('100', GOLD, '#20242C'),
  },
  'kapa-trcanje': {
    base: '#14808B',
    cuff: '#14808B',
    light: '#DDE6E8',
    accent: '#DDE6E8',
    sea: '#0C5F6A',
    pattern: 'band',
    pompom: null,
    badge: label('JADRAN', '#0C5F6A', '#DDE6E8'),
  },
}
