import { blur } from '#tools/pictures/engine/blur.ts'
import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { satin, twill } from '#tools/pictures/engine/grain.ts'
import { createHeight, type HeightField, volume } from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fbm, ridged } from '#tools/pictures/engine/noise.ts'
import { floatAt as at, mix } from '#tools/pictures/engine/numbers.ts'
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
import { CLOTH, GOLD, GOLD_CREST, INK, inColors, PAPER, RED, shade } from './designs/colors.ts'
import { flatBall } from './motifs.ts'

export type CapDesign = {
  readonly crown: string
  readonly brim: string
  readonly underside: string
  readonly accent: string
  /** Stitched on the front; the crest if left out. */
  readonly badge?: string
}

const size = PRODUCT_SIZE
export const CROWN =
  'M214,880C202,640 274,430 456,350C540,314 660,314 744,350C926,430 998,640 986,880C884,826 316,826 214,880Z'
export const BRIM =
  'M216,866C326,808 462,790 600,790C738,790 874,808 984,866C1028,912 1050,984 1036,1046C974,982 812,946 600,946C388,946 226,982 164,1046C150,984 172,912 216,866Z'
const UNDERSIDE =
  'M164,1046C226,982 388,946 600,946C812,946 974,982 1036,1046C1032,1070 1004,1070 982,1056C876,992 732,970 600,970C468,970 324,992 218,1056C196,1070 168,1070 164,1046Z'
export const SEAMS = [
  'M600,326C604,466 604,640 602,832',
  'M600,326C456,384 356,586 322,852',
  'M600,326C744,384 844,586 878,852',
  'M600,326C422,340 258,480 219,872',
  'M600,326C778,340 942,480 981,872',
]
export const EYELETS = [
  [466, 470],
  [734, 470],
  [326, 560],
  [874, 560],
] as const

/** The crown is a dome seen a little from above, with slack cloth and grooves along the seams. */
async function crownHeight(): Promise<HeightField> {
  const height = createHeight(size)
  for (let y = 280; y < 980; y++) {
    for (let x = 160; x < 1040; x++) {
      const nx = (x - 600) / 394
      const ny = (y - 890) / 550
      const dome = Math.sqrt(Math.max(0, 1.04 - nx * nx - ny * ny)) * 350
      const slack = ridged(x / 260 + fbm(x / 200, y / 200, 2, 9), y / 300, 2, 3) * 12
      height[y * size.width + x] = dome + slack + fbm(x / 120, y / 120, 3, 4) * 10
    }
  }
  const lines = SEAMS.map(
    (line) => `<path d="${line}" fill="none" stroke="#fff" stroke-width="6"/>`,
  )
  const groove = blur(await rasterAlpha(lines.join(''), size), 4, size)
  for (let pixel = 0; pixel < height.length; pixel++) {
    height[pixel] = (at(height, pixel) - at(groove, pixel) * 12) * 0.8
  }
  return height
}

function brimHeight(): HeightField {
  const height = createHeight(size)
  for (let y = 760; y < 1110; y++) {
    for (let x = 110; x < 1090; x++) {
      const nx = (x - 600) / 470
      const arch = Math.sqrt(Math.max(0, 1.15 - nx * nx)) * 130
      height[y * size.width + x] = arch - ((y - 800) / 260) ** 2 * 74
    }
  }
  return height
}

/** A raised patch whose light threads lie higher than its dark ones. */
async function drawEmbroidery(
  canvas: Canvas,
  content: string,
  under: HeightField,
  clip: Float32Array,
) {
  const patch = await rasterAlpha(content, size)
  castShadow(canvas, patch, [{ radius: 6, dx: 4, dy: 6, strength: 0.55 }], clip)
  const albedo = await rasterRgb(content, size)
  const light = new Float32Array(patch.length)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const start = pixel * 3
    light[pixel] = at(albedo, start) + at(albedo, start + 1) * 0.6 + at(albedo, start + 2) * 0.3
  }
  const threads = blur(light, 2, size)
  const edge = volume(patch, [{ radius: 6, rise: 9 }], size)
  for (let pixel = 0; pixel < edge.length; pixel++) {
    edge[pixel] = at(edge, pixel) + at(threads, pixel) * 6 + at(under, pixel) * 0.75
  }
  const finish = { grain: satin, sheen: 0.1, specular: 0.05, gloss: 8, cavity: 0.5 }
  drawLit(canvas, { mask: patch, albedo, height: edge, finish })
}

async function drawCrown(canvas: Canvas, design: CapDesign): Promise<Float32Array> {
  const crown = await rasterAlpha(path(CROWN), size)
  const dome = await crownHeight()
  const edge = volume(crown, [{ radius: 8, rise: 4 }], size)
  const height = dome.map((value, pixel) => value + at(edge, pixel))
  const finish = { grain: twill, sheen: 0.08, specular: 0.03, gloss: 8, cavity: 0.6 }
  drawLit(canvas, {
    mask: crown,
    albedo: await rasterRgb(fullSheet(design.crown), size),
    height,
    finish,
  })
  const beside = (line: string, shift: number) =>
    `<g transform="translate(${shift},0)">${stitches(line, 1.8)}</g>`
  await overlay(canvas, SEAMS.map((line) => beside(line, -8) + beside(line, 8)).join(''), {
    clip: crown,
  })
  const eyelets = EYELETS.map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="15" ry="13" fill="${shade(design.crown, 0.6)}"/><ellipse cx="${x}" cy="${y}" rx="11" ry="9.5" fill="none" stroke="${shade(design.crown, 1.14)}" stroke-width="5" stroke-dasharray="3 1.6"/><ellipse cx="${x}" cy="${y}" rx="5" ry="4.4" fill="#050B16"/>`,
  )
  await overlay(canvas, eyelets.join(''))
  const button = await rasterAlpha('<ellipse cx="600" cy="326" rx="36" ry="21"/>', size)
  castShadow(canvas, button, [{ radius: 7, dx: 4, dy: 6, strength: 0.5 }], crown)
  drawLit(canvas, {
    mask: button,
    albedo: await rasterRgb(fullSheet(design.accent), size),
    height: volume(button, [{ radius: 14, rise: 22 }], size),
    finish: { grain: twill, specular: 0.05 },
  })
  await drawEmbroidery(canvas, design.badge ?? crest(482, 484, 1.18), dome, crown)
  return crown
}

export function brimStitches(): string {
  return Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 7.2
    const y = mix(790, 946, share)
    const sideY = mix(874, 1042, share)
    const half = mix(384, 436, share) - 14
    const bendY = mix(808, 982, share)
    return stitches(
      `M${600 - half},${sideY}C${mix(326, 226, share)},${bendY} ${mix(462, 388, share)},${y} 600,${y}S${mix(874, 974, share)},${bendY} ${600 + half},${sideY}`,
      1.7,
    )
  }).join('')
}

async function drawBrim(canvas: Canvas, design: CapDesign, crown: Float32Array) {
  const underside = await rasterAlpha(path(UNDERSIDE), size)
  drawLit(canvas, {
    mask: underside,
    albedo: await rasterRgb(fullSheet(design.underside), size),
    height: volume(underside, [{ radius: 10, rise: -4 }], size),
    finish: { grain: twill, specular: 0, sheen: 0.01 },
  })
  const brim = await rasterAlpha(path(BRIM), size)
  castShadow(canvas, brim, [{ radius: 10, dx: 0, dy: -4, strength: 0.5 }], crown)
  const edge = volume(brim, [{ radius: 9, rise: 10 }], size)
  const height = brimHeight().map((value, pixel) => value + at(edge, pixel))
  const piping = `<path d="M164,1046C226,982 388,946 600,946C812,946 974,982 1036,1046" fill="none" stroke="${design.accent}" stroke-width="26"/>`
  drawLit(canvas, {
    mask: brim,
    albedo: await rasterRgb(fullSheet(design.brim) + piping, size),
    height,
    finish: { grain: twill, sheen: 0.08, specular: 0.05, gloss: 10, cavity: 0.4 },
  })
  castShadow(canvas, crown, [{ radius: 18, dx: 6, dy: 12, strength: 0.5 }], brim)
  await overlay(canvas, brimStitches(), { clip: brim })
}

export async function drawCap(design: CapDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const whole = await rasterAlpha(path(CROWN + BRIM + UNDERSIDE), size)
  castShadow(canvas, whole, [
    { radius: 80, dx: 40, dy: 60, strength: 0.32 },
    { radius: 34, dx: 22, dy: 36, strength: 0.42 },
  ])
  const contact = await rasterAlpha('<ellipse cx="610" cy="1058" rx="416" ry="32"/>', size)
  castShadow(canvas, contact, [
    { radius: 30, dx: 14, dy: 14, strength: 0.55 },
    { radius: 10, dx: 2, dy: 4, strength: 0.4 },
  ])
  await drawBrim(canvas, design, await drawCrown(canvas, design))
  return canvas
}

/** A letter or a word sewn on a plate of felt. */
function felt(words: string, size: number, letters: string): string {
  return text(words, 600, 640 + size * 0.3, {
    size,
    weight: 900,
    anchor: 'middle',
    tracking: 0.04,
    attributes: `fill="${letters}"`,
  })
}

function plain(crown: string, brim: string, accent: string, badge?: string): CapDesign {
  const design = { crown, brim, underside: shade(brim, 0.6), accent }
  return badge === undefined ? design : { ...design, badge }
}

export const CAPS: Readonly<Record<string, CapDesign>> = {
  silterica: { crown: '#17345F', brim: '#112A4F', underside: '#0B1C36', accent: '#D7263D' },
  'silterica-bijela': plain('#EFEBE2', '#14808B', '#14808B'),
  ...inColors('silterica-trening', ['tamnoplava', 'crvena', 'siva'], (color) =>
    plain(CLOTH[color], CLOTH[color], color === 'crvena' ? PAPER : RED, crest(532, 540, 0.68)),
  ),
  'silterica-djecja': plain(
    '#EFC544',
    '#4E93CF',
    '#4E93CF',
    flatBall({ x: 600, y: 620, scale: 1.05 }, { skin: PAPER, seam: INK }),
  ),
  'silterica-retro': plain('#E3D6B6', '#C62A3B', '#C62A3B', felt('J', 300, '#1D3A6B')),
  'silterica-stoljece': plain('#2A2F38', '#2A2F38', GOLD, crest(482, 484, 1.18, GOLD_CREST)),
  'silterica-ravni-silt': plain('#1B8A5B', '#14633F', PAPER, felt('LUKA', 190, PAPER)),
}
