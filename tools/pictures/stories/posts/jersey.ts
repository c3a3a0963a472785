import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { mesh } from '#tools/pictures/engine/grain.ts'
import {
  foldHeight,
  foldsOf,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { seam, stitches } from '#tools/pictures/engine/sewing.ts'
import { type Canvas, overlay } from '#tools/pictures/engine/stage.ts'
import { POST_SIZE, type Poster } from '#tools/pictures/stories/poster.ts'
import { CREAM, glowOn, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

const NAVY = '#15356b'
const BODY = 'M-20-20H330C400 150 560 214 640 214S880 150 950-20H1220V820H-20Z'
const NECK_LINE = 'M330-20C400 150 560 214 640 214S880 150 950-20'
const COLLAR = `${NECK_LINE}L1010-20C930 210 760 290 640 290S350 210 270-20Z`

function swells(): string {
  const line = (index: number) => {
    const y = 380 + index * 44
    const color = [TEAL, CREAM, TEAL, RED, TEAL, TEAL, CREAM, TEAL, RED, TEAL][index] ?? TEAL
    return `<path d="M-20 ${y + 60}C180 ${y - 90} 380 ${y - 90} 600 ${y}S1020 ${y + 90} 1220 ${y - 60}" stroke="${color}" stroke-width="${5 + index * 2.6}" fill="none" opacity="${(0.42 + index * 0.055).toFixed(2)}"/>`
  }
  return Array.from({ length: 10 }, (_, index) => line(index)).join('')
}

async function clothHeight(mask: Float32Array): Promise<Float32Array> {
  const folds = foldsOf([
    [250, 30, 120, 520, 60, 30],
    [1020, 20, 1130, 470, -54, 28],
    [640, 300, 560, 640, 26, 26],
    [700, 320, 800, 720, -32, 24],
    [40, 300, 420, 640, 40, 22],
    [1190, 360, 820, 700, -46, 22],
    [300, 560, 700, 780, 30, 20],
  ])
  const fine = foldsOf([
    [420, 240, 330, 420, 18, 11],
    [900, 220, 980, 400, -16, 11],
    [30, 520, 260, 700, 20, 12],
    [1180, 560, 960, 740, -18, 12],
    [560, 420, 700, 500, 14, 10],
  ])
  const drapes = await foldHeight(
    [
      { radius: 20, rise: 30, folds },
      { radius: 9, rise: 11, folds: fine },
    ],
    POST_SIZE,
  )
  const wrinkles = wrinkleHeight({ rise: 26, across: 3.2, along: 1.4, seed: 12 }, POST_SIZE)
  const edge = volume(
    mask,
    [
      { radius: 30, rise: 20 },
      { radius: 5, rise: 3 },
    ],
    POST_SIZE,
  )
  return sumHeights(drapes, wrinkles, edge)
}

async function sewShirt(canvas: Canvas): Promise<void> {
  const body = await rasterAlpha(`<path d="${BODY}"/>`, POST_SIZE)
  const height = await clothHeight(body)
  const number = text('7', 350, 700, { size: 330, anchor: 'middle', attributes: `fill="${CREAM}"` })
  const art = `<rect width="1200" height="800" fill="${NAVY}"/>${swells()}${number}${crest(800, 330, 1.15)}`
  const finish = { grain: mesh, sheen: 0.16, specular: 0.06, gloss: 10, follow: 1.3 }
  await drawLit(canvas, { mask: body, albedo: await rasterRgb(art, POST_SIZE), height, finish })
  const collar = await rasterAlpha(`<path d="${COLLAR}"/>`, POST_SIZE)
  const roll = volume(
    collar,
    [
      { radius: 26, rise: 16 },
      { radius: 6, rise: 5 },
    ],
    POST_SIZE,
  )
  const red = await rasterRgb(`<rect width="1200" height="800" fill="${RED}"/>`, POST_SIZE)
  await drawLit(canvas, { mask: collar, albedo: red, height: sumHeights(roll, height), finish })
  const outer = 'M270-20C350 210 520 290 640 290S930 210 1010-20'
  await overlay(canvas, seam(outer) + stitches('M256-20C338 226 512 308 640 308S942 226 1024-20'))
}

/** The new home shirt from so near that the mesh shows. */
export const NEW_JERSEY: Poster = {
  ground: glowOn('#0b1730', '#060d1c', [0.5, 0.1]),
  glow: 0,
  layers: [
    sewShirt,
    `<path d="M450-20C500 70 570 108 640 108S780 70 830-20Z" fill="#0f2650" opacity=".7"/>`,
  ],
}
