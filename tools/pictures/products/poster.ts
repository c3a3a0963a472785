import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import type { Grain } from '#tools/pictures/engine/grain.ts'
import { createHeight, volume } from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fbm } from '#tools/pictures/engine/noise.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  MASTER_SIZE,
  overlay,
} from '#tools/pictures/engine/stage.ts'
import { throwerInKit } from './figure.ts'
import { flatBall, hall, hundred, lighthouse, waveLine } from './motifs.ts'

export type PosterDesign = {
  readonly word: string
  readonly title: string
  readonly lines: readonly [string, string]
  readonly wood: string
  /** The whole print in a box of 772 by 1020. */
  readonly sheet?: string
}

const size = MASTER_SIZE
const OUTER = { x: 160, y: 150, width: 880, height: 1140 }
const PAPER = { x: 182, y: 172, width: 836, height: 1096 }
const SHEET = { x: 214, y: 210, width: 772, height: 1020 }

const wood: Grain = (x, y, point) => {
  point.slopeX = 0
  point.slopeY = 0
  const upright = x < PAPER.x || x > PAPER.x + PAPER.width
  point.light = 0.86 + 0.24 * (upright ? fbm(x / 3, y / 90, 3, 2) : fbm(x / 90, y / 3, 3, 2))
}

function box({ x, y, width, height }: typeof OUTER): string {
  return `M${x},${y}h${width}v${height}h${-width}Z`
}

/** The print in a box of 772 by 1020: one sun, one figure, one word, one band of water. */
export function posterArt(design: PosterDesign): string {
  const { width, height } = SHEET
  if (design.sheet !== undefined) {
    return `<clipPath id="poster-sheet"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#poster-sheet)">${design.sheet}</g>`
  }
  const wave = (y: number) =>
    `M0,${y}C130,${y - 66} 260,${y - 66} 386,${y}S640,${y + 66} 772,${y}V${height}H0Z`
  const figure = throwerInKit({ at: [388, 560], scale: 2.65, name: 'poster' })
  const sky = `<radialGradient id="poster-sky" cx=".5" cy=".46" r=".8"><stop offset="0" stop-color="#12626F"/><stop offset=".6" stop-color="#0D3550"/><stop offset="1" stop-color="#0A1B36"/></radialGradient>`
  const rays = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="0" y="${560 + index * 22}" width="${width}" height="${2 + index * 0.9}" fill="#0A1B36" fill-opacity=".22"/>`,
  )
  return `<clipPath id="poster-sheet"><rect width="${width}" height="${height}"/></clipPath><clipPath id="poster-sun"><circle cx="386" cy="470" r="272"/></clipPath><g clip-path="url(#poster-sheet)">${sky}<rect width="${width}" height="${height}" fill="url(#poster-sky)"/>${text(design.word, 386, 226, { size: 232, anchor: 'middle', tracking: 0.03, attributes: 'fill="#F4EFE5"' })}<circle cx="386" cy="470" r="272" fill="#D7263D"/><g clip-path="url(#poster-sun)">${rays.join('')}</g>${figure}<path d="${wave(772)}" fill="#12909B"/><path d="${wave(806)}" fill="#F4EFE5"/><path d="${wave(828)}" fill="#0B1B36"/>${text(design.title, 44, 926, { size: 50, attributes: 'fill="#F4EFE5"', tracking: 0.02 })}${text(design.lines[0], 44, 962, { size: 28, weight: 700, attributes: 'fill="#63C5CC"', tracking: 0.02 })}${text(design.lines[1], 44, 994, { size: 27, weight: 700, attributes: 'fill="#F4EFE5"', tracking: 0.03 })}${crest(660, 888, 0.44)}</g>`
}

async function drawFrame(canvas: Canvas, design: PosterDesign): Promise<void> {
  const frame = await rasterAlpha(`<path d="${box(OUTER)}"/>`, size)
  castShadow(canvas, frame, [
    { radius: 100, dx: 60, dy: 80, strength: 0.36 },
    { radius: 34, dx: 28, dy: 36, strength: 0.4 },
    { radius: 8, dx: 6, dy: 8, strength: 0.5 },
  ])
  const finish: Finish = { grain: wood, specular: 0.06, gloss: 20 }
  drawLit(canvas, {
    mask: frame,
    albedo: await rasterRgb(fullSheet(design.wood), size),
    height: volume(frame, [{ radius: 7, rise: 8 }], size),
    finish,
  })
}

export async function drawPoster(design: PosterDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  await drawFrame(canvas, design)
  const paper = await rasterAlpha(`<path d="${box(PAPER)}"/>`, size)
  const art = `${fullSheet('#F7F4EC')}<g transform="translate(${SHEET.x},${SHEET.y})">${posterArt(design)}</g>`
  drawLit(canvas, {
    mask: paper,
    albedo: await rasterRgb(art, size),
    height: createHeight(size),
    finish: { specular: 0, sheen: 0 },
  })
  const mitres = [
    [OUTER.x, OUTER.y, PAPER.x, PAPER.y],
    [OUTER.x + OUTER.width, OUTER.y, PAPER.x + PAPER.width, PAPER.y],
    [OUTER.x, OUTER.y + OUTER.height, PAPER.x, PAPER.y + PAPER.height],
    [OUTER.x + OUTER.width, OUTER.y + OUTER.height, PAPER.x + PAPER.width, PAPER.y + PAPER.height],
  ].map(
    ([x0, y0, x1, y1]) =>
      `<path d="M${x0},${y0}L${x1},${y1}" stroke="#4A3018" stroke-opacity=".5" stroke-width="1.6"/>`,
  )
  const rim = await rasterAlpha(`<path fill-rule="evenodd" d="${box(OUTER)}${box(PAPER)}"/>`, size)
  castShadow(canvas, rim, [{ radius: 12, dx: 10, dy: 12, strength: 0.5 }], paper)
  await overlay(
    canvas,
    `${mitres.join('')}<linearGradient id="glass" x1="0" y1="0" x2="1" y2=".8"><stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset=".42" stop-color="#fff" stop-opacity=".03"/><stop offset=".421" stop-color="#fff" stop-opacity="0"/></linearGradient><path d="${box(PAPER)}" fill="url(#glass)"/>`,
  )
  return canvas
}

const PLAIN = { word: '', title: '', lines: ['', ''] } as const

function sheetOf(color: string, content: string): string {
  return `<rect width="772" height="1020" fill="${color}"/>${content}`
}

function footer(words: string, color: string): string {
  return text(words, 386, 976, {
    size: 34,
    weight: 700,
    anchor: 'middle',
    tracking: 0.12,
    attributes: `fill="${color}"`,
  })
}

export const POSTERS: Readonly<Record<string, PosterDesign>> = {
  plakat: {
    word: 'JADRAN',
    title: 'JADRAN – SJEVERNI OTOCI',
    lines: [
      'Kvalifikacije za Europsko prvenstvo',
      'SUBOTA 12.12.2026. · 20:15 · DVORANA BURA, LUKA',
    ],
    wood: '#B98A5C',
  },
  'plakat-stoljece': {
    ...PLAIN,
    wood: '#3A2A1C',
    sheet: sheetOf(
      '#12294F',
      `${hundred({ x: 386, y: 400, scale: 3.3 }, '#D8B45F', '#C9A24B')}${[700, 760, 820].map((y, index) => waveLine(386, y, 1000, { color: index === 1 ? '#17929D' : '#C9A24B', stroke: 20 + index * 8, rise: 90 })).join('')}${footer('STO GODINA RUKOMETA', '#D8B45F')}`,
    ),
  },
  'plakat-svjetionik': {
    ...PLAIN,
    wood: '#22262E',
    sheet: sheetOf(
      '#0E2446',
      `<path d="M386,236L-80,60V330ZM386,236L860,90V380Z" fill="#F2E3A8" fill-opacity=".32"/><circle cx="150" cy="120" r="3" fill="#fff"/><circle cx="640" cy="60" r="3" fill="#fff"/><circle cx="560" cy="160" r="2.4" fill="#fff"/><circle cx="90" cy="420" r="2.6" fill="#fff"/><circle cx="690" cy="470" r="2.6" fill="#fff"/>${lighthouse({ x: 386, y: 480, scale: 3.2 }, { tower: '#F4EFE5', stripe: '#D7263D', sea: '#12909B' })}<path d="M0,800c130,-50 260,-50 386,0s260,50 386,0V1020H0Z" fill="#0B1B33"/>${waveLine(386, 870, 700, { color: '#12909B', stroke: 10, rise: 50 })}${footer('SVJETLO DOMA', '#F4EFE5')}`,
    ),
  },
  'plakat-dvorana': {
    ...PLAIN,
    wood: '#C79B6B',
    sheet: sheetOf(
      '#EBDFC6',
      `<circle cx="560" cy="230" r="150" fill="#D7263D"/>${hall({ x: 386, y: 450, scale: 3 }, '#17356A', '#F6F0E2')}${text('DVORANA', 386, 884, { size: 96, anchor: 'middle', tracking: 0.1, attributes: 'fill="#17356A"' })}${footer('BURA · LUKA', '#D7263D')}`,
    ),
  },
  'plakat-retro': {
    ...PLAIN,
    wood: '#7B4F2C',
    sheet: sheetOf(
      '#E8D9B5',
      `<path d="M0,640L772,420V1020H0Z" fill="#1D3A6B"/>${flatBall({ x: 386, y: 470, scale: 2.2 }, { skin: '#C62A3B', seam: '#F1E6CB' })}${text('PRVI TURNIR', 386, 140, { size: 138, anchor: 'middle', tracking: 0.02, attributes: 'fill="#1D3A6B"' })}${text('1926.', 386, 860, { size: 190, anchor: 'middle', tracking: 0.06, attributes: 'fill="#E8D9B5"' })}${footer('LUKA · NA RIVI', '#E8D9B5')}`,
    ),
  },
}
