import { blur } from '#tools/pictures/engine/blur.ts'
import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import type { Grain } from '#tools/pictures/engine/grain.ts'
import {
  createHeight,
  type HeightField,
  sumHeights,
  volume,
} from '#tools/pictures/engine/height.ts'
import { fbm, ridged } from '#tools/pictures/engine/noise.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  overlay,
  partOf,
} from '#tools/pictures/engine/stage.ts'
import { BRIM, brimStitches, type CapDesign, CROWN, EYELETS, SEAMS } from './cap.ts'
import { shade } from './designs/colors.ts'
import { drawEmbroidery } from './detail-cloth.ts'

const VIEW = partOf(650, 690, 2.15)

/** Twill: ribs of thread that climb from left to right. */
const closeTwill: Grain = (x, y, point) => {
  const across = (x + y * 0.7) / 3.4
  const inRib = across - Math.floor(across)
  const along = (y - x * 0.6) / 5 + Math.floor(across) * 0.5
  const inThread = along - Math.floor(along)
  const round = Math.sin(Math.PI * inRib)
  point.slopeX = Math.cos(Math.PI * inRib) * 0.13
  point.slopeY = point.slopeX * 0.7 + Math.cos(Math.PI * inThread) * 0.08
  point.light = 0.89 + 0.12 * round * (0.8 + 0.2 * Math.sin(Math.PI * inThread))
}

/** Heights of a surface that is described in the units of the drawing. */
function heightOf(surface: (x: number, y: number) => number): HeightField {
  const { width, unit = 1, part = { left: 0, top: 0 } } = VIEW
  return createHeight(VIEW).map((_, pixel) => {
    const x = ((pixel % width) + part.left) / unit
    const y = (Math.floor(pixel / width) + part.top) / unit
    return surface(x, y) * unit
  })
}

async function crownHeight(mask: Float32Array): Promise<HeightField> {
  const dome = heightOf((x, y) => {
    const [nx, ny] = [(x - 600) / 394, (y - 890) / 550]
    const round = Math.sqrt(Math.max(0, 1.04 - nx * nx - ny * ny)) * 280
    const slack = ridged(x / 260 + fbm(x / 200, y / 200, 2, 9), y / 300, 2, 3) * 9
    return round + slack + fbm(x / 120, y / 120, 3, 4) * 8
  })
  const lines = SEAMS.map(
    (line) => `<path d="${line}" fill="none" stroke="#fff" stroke-width="5"/>`,
  )
  const groove = blur(await rasterAlpha(lines.join(''), VIEW), 3, VIEW)
  const sunk = groove.map((share) => -share * 9 * (VIEW.unit ?? 1))
  return sumHeights(dome, sunk, volume(mask, [{ radius: 8, rise: 4 }], VIEW))
}

/** A hole whose rim is sewn over with thread. */
function eyelet(crown: string): (place: readonly [number, number]) => string {
  return ([x, y]) => {
    const rays = Array.from({ length: 26 }, (_, index) => {
      const angle = (index / 26) * Math.PI * 2
      const at = (reach: number) =>
        `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach * 0.88).toFixed(1)}`
      return `M${at(6)}L${at(14)}`
    })
    return `<ellipse cx="${x}" cy="${y}" rx="15" ry="13" fill="${shade(crown, 0.55)}"/><path d="${rays.join('')}" stroke="${shade(crown, 1.16)}" stroke-width="2.2" stroke-linecap="round"/><ellipse cx="${x}" cy="${y}" rx="6" ry="5.2" fill="#050B16"/>`
  }
}

async function drawCrown(canvas: Canvas, design: CapDesign): Promise<Float32Array> {
  const crown = await rasterAlpha(path(CROWN), VIEW)
  const height = await crownHeight(crown)
  drawLit(canvas, {
    mask: crown,
    albedo: await rasterRgb(fullSheet(design.crown), VIEW),
    height,
    finish: { grain: closeTwill, sheen: 0.08, specular: 0.03, gloss: 8, cavity: 0.6 },
  })
  const beside = (line: string, shift: number) =>
    `<g transform="translate(${shift},0)">${stitches(line, 1.8)}</g>`
  const sewn = SEAMS.map(
    (line) =>
      `<path d="${line}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/>${beside(line, -8)}${beside(line, 8)}`,
  )
  await overlay(canvas, sewn.join('') + EYELETS.map(eyelet(design.crown)).join(''), { clip: crown })
  await drawEmbroidery(canvas, design.badge ?? crest(482, 484, 1.18), height, 1.7)
  return crown
}

/** The front of a cap: embroidery on twill, seams and the rows of stitches in the brim. */
export async function drawCapDetail(design: CapDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(VIEW, ground)
  const crown = await drawCrown(canvas, design)
  const brim = await rasterAlpha(path(BRIM), VIEW)
  castShadow(canvas, brim, [{ radius: 10, dx: 0, dy: -4, strength: 0.5 }], crown)
  const arch = heightOf((x, y) => {
    const nx = (x - 600) / 470
    return Math.sqrt(Math.max(0, 1.15 - nx * nx)) * 130 - ((y - 800) / 260) ** 2 * 74
  })
  const piping = `<path d="M164,1046C226,982 388,946 600,946C812,946 974,982 1036,1046" fill="none" stroke="${design.accent}" stroke-width="26"/>`
  drawLit(canvas, {
    mask: brim,
    albedo: await rasterRgb(fullSheet(design.brim) + piping, VIEW),
    height: sumHeights(arch, volume(brim, [{ radius: 9, rise: 10 }], VIEW)),
    finish: { grain: closeTwill, sheen: 0.08, specular: 0.05, gloss: 10, cavity: 0.4 },
  })
  castShadow(canvas, crown, [{ radius: 18, dx: 6, dy: 12, strength: 0.5 }], brim)
  await overlay(canvas, brimStitches(), { clip: brim })
  return canvas
}
