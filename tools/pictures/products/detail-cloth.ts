import { blur } from '#tools/pictures/engine/blur.ts'
import { drawLit } from '#tools/pictures/engine/cloth.ts'
import type { Grain } from '#tools/pictures/engine/grain.ts'
import { type HeightField, sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { hash, noise } from '#tools/pictures/engine/noise.ts'
import { floatAt } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { type Canvas, castShadow } from '#tools/pictures/engine/stage.ts'

/** Uneven yarn: hash alone would change in whole units, which are large from close by. */
function fibre(x: number, y: number, seed: number): number {
  return hash(x * 4, y * 4, seed) - 0.5
}

/** Stocking stitch of fine yarn: columns of small Vs, `pitch` units wide. */
export function loops(pitch: number, strength = 1): Grain {
  const height = pitch * 0.8
  return (x, y, point) => {
    const sway = (noise(x / 34, y / 34, 3) - 0.5) * pitch * 1.2
    const column = (x + sway) / pitch
    const inColumn = column - Math.floor(column)
    const row = (y + sway * 0.4) / height - Math.abs(inColumn - 0.5) * 1.5
    const inRow = row - Math.floor(row)
    const leg = (inColumn * 2) % 1
    const across = Math.sin(Math.PI * leg)
    const along = Math.sin(Math.PI * inRow)
    point.slopeX = Math.cos(Math.PI * leg) * along * 0.3 * strength
    point.slopeY = Math.cos(Math.PI * inRow) * across * 0.22 * strength
    point.light = 1 - 0.18 * strength * (1 - Math.sqrt(across * along)) + fibre(x, y, 4) * 0.03
  }
}

const fineLoops = loops(2.1, 0.5)

/** Polyester with eyelets, in which the threads between them are seen. */
export const eyelets: Grain = (x, y, point) => {
  const row = Math.floor(y / 5)
  const shifted = x + (row % 2) * 3
  const dx = shifted - Math.floor(shifted / 6) * 6 - 3
  const dy = y - row * 5 - 2.5
  const uneven = 0.75 + 0.5 * hash(Math.floor(shifted / 6), row, 5)
  const hole = Math.exp(-(dx * dx * 0.5 + dy * dy * 0.75) * 0.9) * uneven
  fineLoops(x, y, point)
  point.slopeX += dx * hole * 0.18
  point.slopeY += dy * hole * 0.24
  point.light *= 1 - 0.34 * hole
}

/** The small cells of a polo shirt, set like bricks, with a hollow in each. */
export const cells: Grain = (x, y, point) => {
  const row = Math.floor(y / 4.4)
  const column = x / 5.6 + (row % 2) * 0.5
  const dx = (column - Math.floor(column) - 0.5) * 5.6
  const dy = y - row * 4.4 - 2.2
  const hollow = Math.exp(-(dx * dx * 0.34 + dy * dy * 0.6))
  fineLoops(x, y, point)
  point.slopeX += dx * hollow * 0.2
  point.slopeY += dy * hollow * 0.26
  point.light *= 1.02 - 0.2 * hollow
}

/** Directions in which a machine lays its threads, for dark, middle and light parts. */
const THREADS = [-0.5, 0.35, 1.2].map((angle) => [Math.cos(angle), Math.sin(angle)] as const)
const THREAD_WIDTH = 1.5
const STITCH_LENGTH = 15

function brightness(albedo: Float32Array, pixel: number): number {
  const start = pixel * 3
  const [red, green, blue] = [0, 1, 2].map((channel) => floatAt(albedo, start + channel))
  return Math.sqrt((red ?? 0) * 0.3 + (green ?? 0) * 0.59 + (blue ?? 0) * 0.11)
}

/** Sewn on the cloth in satin stitch: every colour lies in a direction of its own. */
export async function drawEmbroidery(
  canvas: Canvas,
  content: string,
  under: HeightField,
  thickness = 1,
): Promise<void> {
  const { size } = canvas
  const [threadWidth, stitchLength] = [THREAD_WIDTH * thickness, STITCH_LENGTH * thickness]
  const { width, unit = 1, part = { left: 0, top: 0 } } = size
  const mask = await rasterAlpha(content, size)
  castShadow(canvas, mask, [
    { radius: 7, dx: 2.4, dy: 3.4, strength: 0.4 },
    { radius: 2, dx: 0.8, dy: 1.2, strength: 0.45 },
  ])
  const albedo = await rasterRgb(content, size)
  const shades = new Float32Array(mask.length)
  for (let pixel = 0; pixel < shades.length; pixel++) shades[pixel] = brightness(albedo, pixel)
  const around = blur(shades, 1.6 * thickness, size)
  const threads = new Float32Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (floatAt(mask, pixel) < 0.01) continue
    const x = ((pixel % width) + part.left) / unit
    const y = (Math.floor(pixel / width) + part.top) / unit
    const shade = floatAt(shades, pixel)
    const [cos, sin] = THREADS[Number(shade > 0.3) + Number(shade > 0.7)] ?? [1, 0]
    const across = (x * cos + y * sin) / threadWidth
    const thread = Math.floor(across)
    const along = (y * cos - x * sin) / stitchLength + hash(thread, 1, 6) * 3
    const inStitch = along - Math.floor(along)
    const round = Math.sin(Math.PI * (across - thread)) ** 0.6
    const end = Math.min(1, Math.min(inStitch, 1 - inStitch) * 14)
    // Where two colours meet, the threads of both go down into the cloth.
    const border = Math.min(1, Math.abs(shade - floatAt(around, pixel)) * 6)
    threads[pixel] = (round * (0.55 + 0.45 * end) * 0.8 - border * 1.5) * unit * thickness
    const light = (0.72 + 0.3 * round) * (0.92 + 0.14 * hash(thread, Math.floor(along), 8))
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      albedo[index] = floatAt(albedo, index) * light * (1 - border * 0.25)
    }
  }
  const raised = volume(mask, [{ radius: 4 * thickness, rise: 4 * thickness }], size)
  drawLit(canvas, {
    mask,
    albedo,
    height: sumHeights(under, raised, threads),
    finish: { sheen: 0.1, specular: 0.07, gloss: 8, cavity: 0.5 },
  })
}
