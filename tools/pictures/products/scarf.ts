import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { type Curve, createCurve } from '#tools/pictures/engine/curve.ts'
import { fleece } from '#tools/pictures/engine/grain.ts'
import { sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { type KnitChart, knitChart, knitPart } from '#tools/pictures/engine/knit.ts'
import { createRandom, noise } from '#tools/pictures/engine/noise.ts'
import { clamp, mix, type Point } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  PRODUCT_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { type ScarfKind, type ScarfPalette, scarfChart, yarnsOf } from './scarf-chart.ts'

export type ScarfDesign = {
  readonly layout: 'arch' | 'folded'
  readonly kind: ScarfKind
  readonly palette: ScarfPalette
  readonly word: string
}

type Band = {
  readonly chain: readonly Point[]
  /** The part of the chart that lies along the band, as shares of its length. */
  readonly from: number
  readonly to: number
  readonly seed: number
  /** Ways along the curve where tassels hang; the end points outward. */
  readonly fringes: readonly ('start' | 'end')[]
  readonly isFolded: boolean
}

const size = PRODUCT_SIZE
const BAND_WIDTH = 250
const STITCH_HEIGHT = 10
export const SCARF_COLUMNS = 22
const BLOCK = 8
const FOLD_RADIUS = 34

const BAND_SHADOW = [
  { radius: 70, dx: 36, dy: 48, strength: 0.32 },
  { radius: 24, dx: 16, dy: 22, strength: 0.42 },
  { radius: 8, dx: 5, dy: 8, strength: 0.45 },
]

const ARCH: readonly Band[] = [
  {
    chain: [
      [300, 1200],
      [236, 900],
      [226, 640],
      [372, 430],
      [490, 262],
      [716, 258],
      [826, 430],
      [948, 626],
      [940, 880],
      [892, 1214],
    ],
    from: 0.97,
    to: 0.03,
    seed: 2,
    fringes: ['start', 'end'],
    isFolded: false,
  },
]

const FOLDED: readonly Band[] = [
  {
    chain: [
      [612, 196],
      [640, 480],
      [726, 840],
      [806, 1216],
    ],
    from: 0.5,
    to: 0.97,
    seed: 5,
    fringes: ['end'],
    isFolded: true,
  },
  {
    chain: [
      [590, 158],
      [556, 480],
      [440, 860],
      [404, 1240],
    ],
    from: 0.5,
    to: 0.03,
    seed: 9,
    fringes: ['end'],
    isFolded: true,
  },
]

/** Searching the whole curve for every pixel is slow; a block of pixels shares its hint. */
function createSearch(curve: Curve) {
  const columns = Math.ceil(size.width / BLOCK)
  const hints = new Int16Array(columns * Math.ceil(size.height / BLOCK)).fill(-2)
  return (x: number, y: number) => {
    const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)
    if (hints[block] === -2) {
      const middleX = Math.floor(x / BLOCK) * BLOCK + BLOCK / 2
      const middleY = Math.floor(y / BLOCK) * BLOCK + BLOCK / 2
      const place = curve.placeOf(middleX, middleY)
      hints[block] = Math.abs(place.aside) > BAND_WIDTH / 2 + 2 * BLOCK ? -1 : place.part
    }
    const hint = hints[block] ?? -1
    return hint < 0 ? null : curve.placeOf(x, y, hint)
  }
}

function bandPart(band: Band, curve: Curve, chart: KnitChart) {
  const search = createSearch(curve)
  return knitPart(chart, size, band.seed, (x, y) => {
    const place = search(x, y)
    if (!place || place.isBeyond) return null
    const half = BAND_WIDTH / 2 + (noise(place.way / 60, band.seed, 4) - 0.5) * 10
    const coverage = clamp(half - Math.abs(place.aside) + 0.5)
    if (coverage <= 0) return null
    const share = mix(band.from, band.to, afterFold(place.way, band) / curve.length)
    // A chart knitted downwards is seen from its front only with its columns turned round.
    const side = band.from < band.to ? -1 : 1
    return {
      coverage,
      column: ((side * place.aside) / half / 2 + 0.5) * chart.columns,
      row: share * chart.rows,
    }
  })
}

/** Where the scarf is folded the rows turn away from the viewer and crowd together. */
function afterFold(way: number, { isFolded }: Band): number {
  if (!isFolded || way > FOLD_RADIUS) return way
  return FOLD_RADIUS * (1 - Math.acos(clamp(way / FOLD_RADIUS)) * 0.9)
}

function strands(curve: Curve, at: 'start' | 'end', seed: number): readonly string[] {
  const random = createRandom(seed * 7 + (at === 'start' ? 1 : 2))
  const { point, direction } = curve.pointAt(at === 'start' ? 0 : curve.length)
  const angle = at === 'start' ? direction + Math.PI : direction
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return Array.from({ length: 30 }, (_, index) => {
    const aside = (index / 29 - 0.5) * (BAND_WIDTH - 14)
    const length = 92 + random() * 28
    const sway = (random() - 0.5) * 28
    const x = point[0] - sin * aside - cos * 8
    const y = point[1] + cos * aside - sin * 8
    return `M${x.toFixed(1)},${y.toFixed(1)}q${(cos * length * 0.5 + sway).toFixed(1)},${(sin * length * 0.5).toFixed(1)} ${(cos * length + sway * 0.6).toFixed(1)},${(sin * length).toFixed(1)}`
  })
}

async function drawFringe(canvas: Canvas, lines: readonly string[], yarns: readonly string[]) {
  const stroke = (line: string, color: string) =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="6.5" stroke-linecap="round"/>`
  const mask = await rasterAlpha(lines.map((line) => stroke(line, '#fff')).join(''), size)
  castShadow(canvas, mask, [
    { radius: 14, dx: 12, dy: 14, strength: 0.45 },
    { radius: 5, dx: 4, dy: 5, strength: 0.4 },
  ])
  const colored = lines.map((line, index) => stroke(line, yarns[index % yarns.length] ?? '#fff'))
  drawLit(canvas, {
    mask,
    albedo: await rasterRgb(colored.join(''), size),
    height: volume(mask, [{ radius: 4, rise: 7 }], size),
    finish: { grain: fleece, sheen: 0.04, specular: 0.01 },
  })
}

export async function drawScarf(design: ScarfDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const { palette, layout, word } = design
  const yarns = yarnsOf(palette)
  const bands = layout === 'arch' ? ARCH : FOLDED
  const length = layout === 'arch' ? 2620 : 2340
  const rows = Math.round(length / STITCH_HEIGHT)
  const content = scarfChart(design.kind, word, palette, rows)
  const chart = await knitChart(content, SCARF_COLUMNS, rows, yarns)
  for (const band of bands) {
    const curve = createCurve(band.chain)
    const part = bandPart(band, curve, chart)
    castShadow(canvas, part.mask, BAND_SHADOW)
    for (const end of band.fringes) await drawFringe(canvas, strands(curve, end, band.seed), yarns)
    const round = volume(
      part.mask,
      [
        { radius: 20, rise: 16 },
        { radius: 8, rise: 8 },
      ],
      size,
    )
    drawLit(canvas, {
      mask: part.mask,
      albedo: part.albedo,
      height: sumHeights(part.height, round),
      finish: { sheen: 0.1, specular: 0.01, gloss: 6 },
    })
  }
  return canvas
}

const NAVY = { base: '#14305C', light: '#F4EFE5', accent: '#D7263D', edge: '#0F8590' }

export const SCARVES: Readonly<Record<string, ScarfDesign>> = {
  'sal-jadran': { layout: 'arch', kind: 'word', word: 'JADRAN', palette: NAVY },
  'sal-pruge': { layout: 'folded', kind: 'stripes', word: 'JADRAN', palette: NAVY },
  'sal-derbi': {
    layout: 'arch',
    kind: 'halves',
    word: 'JADRAN – SJEVERNI OTOCI',
    palette: { ...NAVY, edge: '#F4EFE5' },
  },
  'sal-stoljece': {
    layout: 'arch',
    kind: 'word',
    word: '1926 – 2026',
    palette: { base: '#14305C', light: '#D8B45F', accent: '#C9A24B', edge: '#C9A24B' },
  },
  'sal-djecji': {
    layout: 'folded',
    kind: 'stripes',
    word: 'MALI JADRAN',
    palette: { base: '#4E93CF', light: '#F4EFE5', accent: '#F2C84B', edge: '#F2C84B' },
  },
  'sal-svjetionik': {
    layout: 'folded',
    kind: 'bars',
    word: 'JADRAN',
    palette: { base: '#D7263D', light: '#F4EFE5', accent: '#14305C', edge: '#D7263D' },
  },
  'sal-retro': {
    layout: 'arch',
    kind: 'word',
    word: '1994.',
    palette: { base: '#E6D9BA', light: '#C62A3B', accent: '#1D3A6B', edge: '#C62A3B' },
  },
  'sal-vuneni': {
    layout: 'folded',
    kind: 'lines',
    word: 'BURA',
    palette: { base: '#A9AFB7', light: '#17325F', accent: '#17325F', edge: '#A9AFB7' },
  },
  'sal-valovi': {
    layout: 'arch',
    kind: 'waves',
    word: 'VALOVI',
    palette: { base: '#128290', light: '#F4EFE5', accent: '#8FD0D3', edge: '#0C5F6A' },
  },
  'sal-svi-za-jednog': {
    layout: 'arch',
    kind: 'word',
    word: 'SVI ZA JEDNOG',
    palette: { base: '#C8283B', light: '#F4EFE5', accent: '#14305C', edge: '#F4EFE5' },
  },
}
