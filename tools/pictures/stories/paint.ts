import { at, mix } from '#tools/pictures/engine/numbers.ts'
import { rasterRgba } from '#tools/pictures/engine/raster.ts'
import { type Canvas, overlay } from '#tools/pictures/engine/stage.ts'

/** A box in whole pixels. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const PIECE = /<!--box (-?\d+) (-?\d+) (\d+) (\d+)-->(.*?)<!--\/box-->/gs

/** Says that a drawing stays inside a box, for `paint`. It must not stand inside a group. */
export function boxed({ left, top, width, height }: Box, content: string): string {
  return `<!--box ${left} ${top} ${width} ${height}-->${content}<!--/box-->`
}

/**
 * Lays a flat drawing over the canvas. The renderer keeps every mask and filter for the whole
 * picture, so what is boxed is drawn by itself, in its box: people, made of a hundred masks each,
 * come out several times faster.
 */
export async function paint(canvas: Canvas, content: string): Promise<void> {
  let end = 0
  for (const piece of content.matchAll(PIECE)) {
    await paintPlain(canvas, content.slice(end, piece.index))
    const [whole, left, top, width, height, drawing = ''] = piece
    const box = {
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    }
    await paintBox(canvas, box, drawing)
    end = piece.index + whole.length
  }
  await paintPlain(canvas, content.slice(end))
}

async function paintPlain(canvas: Canvas, content: string): Promise<void> {
  if (content.trim() !== '') await overlay(canvas, content)
}

async function paintBox({ rgb, size }: Canvas, box: Box, content: string): Promise<void> {
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const width = Math.min(size.width, box.left + box.width) - left
  const height = Math.min(size.height, box.top + box.height) - top
  if (width <= 0 || height <= 0) return
  const moved = `<g transform="translate(${-left} ${-top})">${content}</g>`
  const layer = await rasterRgba(moved, { width, height })
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = at(layer, pixel * 4 + 3)
    if (share < 0.003) continue
    const x = pixel % width
    const start = ((top + (pixel - x) / width) * size.width + left + x) * 3
    for (let channel = 0; channel < 3; channel++) {
      rgb[start + channel] = mix(at(rgb, start + channel), at(layer, pixel * 4 + channel), share)
    }
  }
}
