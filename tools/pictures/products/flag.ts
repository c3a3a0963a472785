import { blur } from '#tools/pictures/engine/blur.ts'
import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave, type Grain } from '#tools/pictures/engine/grain.ts'
import {
  createHeight,
  type HeightField,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { fbm, hash } from '#tools/pictures/engine/noise.ts'
import { floatAt as at, clamp, smoothstep } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  overlay,
  PRODUCT_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture } from '#tools/pictures/engine/texture.ts'
import { anchor, hundred, lines, waveLine } from './motifs.ts'

export type FlagDesign = {
  readonly field: string
  readonly sea: string
  readonly light: string
  readonly accent: string
  /** Drawn on the field; crest and bands of water if left out. */
  readonly print?: string
}

const size = PRODUCT_SIZE
const PRINT = { width: 1230, height: 900 }
const LEFT = 210
const TOP = 306
const FLY = 880
const HOIST = 690
/** How far a wave moves the cloth on the picture, and how high it lifts it. */
const SWAY = 42
const LIFT = 104

const pole: Grain = (x, y, point) => {
  point.slopeX = (hash(x, Math.floor(y / 60), 2) - 0.5) * 0.06
  point.slopeY = 0
  point.light = 0.92 + 0.16 * fbm(x / 3, y / 140, 3, 4)
}

function printOf({ field, sea, light, accent, print }: FlagDesign): string {
  if (print !== undefined) return `<rect width="1230" height="900" fill="${field}"/>${print}`
  const band = (y: number, color: string) =>
    `<path d="M0,${y}C205,${y - 70} 410,${y - 70} 615,${y}S1025,${y + 70} 1230,${y}V900H0Z" fill="${color}"/>`
  return `<rect width="1230" height="900" fill="${field}"/>${band(600, sea)}${band(686, light)}${band(740, accent)}${crest(452, 62, 1.72)}`
}

/** Deep folds that grow toward the free edge and lean with the wind. */
function wave(u: number, v: number): number {
  const phase = u * 9.4 - v * 1.7 + 1.25
  const sum =
    Math.sin(phase) * 0.66 +
    Math.sin(phase * 1.9 + 1.3 + v * 2.2) * 0.22 +
    Math.sin(phase * 0.55 + v * 3) * 0.34
  return sum * smoothstep(-0.08, 0.5, u)
}

/** Which point of the cloth is seen at a pixel: the wave moves it, so the answer is approached. */
function clothPoint(x: number, y: number): { u: number; v: number } {
  let u = (x - LEFT) / FLY
  let v = (y - TOP) / HOIST
  for (let step = 0; step < 5; step++) {
    const lift = wave(u, v)
    u = (x - LEFT - lift * SWAY) / FLY
    v =
      (y - TOP - lift * SWAY * 0.8 - u * 62 * smoothstep(0, 1, u) + Math.sin(u * 3) * 26 - u * 20) /
      HOIST
  }
  return { u, v }
}

async function flagCloth(design: FlagDesign) {
  const print = await loadTexture(printOf(design), PRINT)
  const { width, height: rows } = size
  const mask = new Float32Array(width * rows)
  const albedo = new Float32Array(mask.length * 3)
  const height = createHeight(size)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const { u, v } = clothPoint(x, y)
      const inside = Math.min(u * FLY, (1 - u) * FLY, v * HOIST, (1 - v) * HOIST) + 0.5
      const coverage = clamp(inside)
      if (coverage <= 0) continue
      const pixel = y * width + x
      mask[pixel] = coverage
      height[pixel] = wave(u, v) * LIFT + fbm(u * 9 + v * 2, v * 5, 3, 3) * 12
      const color = print(clamp(u), clamp(v))
      for (let channel = 0; channel < 3; channel++) {
        albedo[pixel * 3 + channel] = color[channel] ?? 0
      }
    }
  }
  return { mask, albedo, height: extended(mask, height) }
}

/** The cloth carried on beyond its edge, which would otherwise flare like a cliff. */
function extended(mask: Float32Array, height: HeightField): HeightField {
  const weight = blur(mask, 6, size)
  const soft = blur(
    height.map((value, pixel) => value * at(mask, pixel)),
    6,
    size,
  )
  return height.map((value, pixel) => {
    if (at(mask, pixel) >= 1 || at(weight, pixel) < 0.01) return value
    return at(soft, pixel) / at(weight, pixel)
  })
}

async function drawPole(canvas: Canvas) {
  const shape =
    '<rect x="176" y="150" width="32" height="1400" rx="6"/><circle cx="192" cy="146" r="28"/>'
  const mask = await rasterAlpha(shape, size)
  castShadow(canvas, mask, [
    { radius: 30, dx: 46, dy: 30, strength: 0.35 },
    { radius: 9, dx: 14, dy: 10, strength: 0.4 },
  ])
  const wood = await rasterRgb(
    `${fullSheet('#C08A55')}<circle cx="192" cy="146" r="29" fill="#D9B25A"/>`,
    size,
  )
  const height = volume(mask, [{ radius: 11, rise: 15 }], size)
  drawLit(canvas, {
    mask,
    albedo: wood,
    height,
    finish: { grain: pole, specular: 0.25, gloss: 26, sheen: 0.04 },
  })
}

export async function drawFlag(design: FlagDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const cloth = await flagCloth(design)
  await drawPole(canvas)
  castShadow(canvas, cloth.mask, [
    { radius: 80, dx: 50, dy: 80, strength: 0.34 },
    { radius: 30, dx: 30, dy: 44, strength: 0.3 },
  ])
  drawLit(canvas, {
    ...cloth,
    height: sumHeights(cloth.height, volume(cloth.mask, [{ radius: 3, rise: 1.5 }], size)),
    finish: { grain: canvasWeave(0.05), sheen: 0.14, specular: 0.1, gloss: 9, cavity: 0.5 },
  })
  const sleeve = await rasterAlpha(path(`M170,${TOP}h44v${HOIST + 6}h-44Z`), size)
  castShadow(canvas, sleeve, [{ radius: 6, dx: 3, dy: 4, strength: 0.35 }])
  const slack = wrinkleHeight({ rise: 6, across: 14, along: 4, seed: 4, fine: 3 }, size)
  drawLit(canvas, {
    mask: sleeve,
    albedo: await rasterRgb(fullSheet(design.light), size),
    height: sumHeights(slack, volume(sleeve, [{ radius: 13, rise: 18 }], size)),
    finish: { grain: canvasWeave(0.07), specular: 0.04 },
  })
  await overlay(canvas, stitches(`M210,${TOP + 4}V${TOP + HOIST}`, 2))
  return canvas
}

const WHITE_CREST = {
  shield: '#C8283B',
  edge: '#FAF8F4',
  letters: '#FAF8F4',
  accent: '#C8283B',
  sea: '#F6C9C6',
}

const DEEP_WAVES = [560, 660, 760, 860]
  .map((y, index) =>
    waveLine(615, y, 1500, { color: index === 1 ? '#D7263D' : '#16335F', stroke: 34, rise: 78 }),
  )
  .join('')

export const FLAGS: Readonly<Record<string, FlagDesign>> = {
  zastava: { field: '#16335F', sea: '#12909B', light: '#FAF8F4', accent: '#D7263D' },
  'zastava-velika': {
    field: '#C8283B',
    sea: '#C8283B',
    light: '#FAF8F4',
    accent: '#C8283B',
    print: crest(350, 120, 2.7, WHITE_CREST),
  },
  'zastava-rucna': {
    field: '#F4F0E7',
    sea: '#16335F',
    light: '#16335F',
    accent: '#D7263D',
    print: `${DEEP_WAVES}${lines(['JADRAN'], { x: 615, y: 380, size: 280 }, '#16335F')}`,
  },
  'zastava-brod': {
    field: '#4E93CF',
    sea: '#FAF8F4',
    light: '#FAF8F4',
    accent: '#16335F',
    print: `<path d="M0,0H410V900H0Z" fill="#16335F"/>${crest(58, 250, 1.46)}${anchor({ x: 810, y: 450, scale: 3.2 }, '#FAF8F4')}`,
  },
  'zastava-stoljece': {
    field: '#16305F',
    sea: '#C9A24B',
    light: '#C9A24B',
    accent: '#C9A24B',
    print: `${hundred({ x: 615, y: 440, scale: 3.5 }, '#D8B45F', '#C9A24B')}<path d="M20,20H1210V880H20Z" fill="none" stroke="#C9A24B" stroke-width="14"/>`,
  },
}
