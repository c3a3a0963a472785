import { clamp, floatAt } from '#tools/pictures/engine/numbers.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'

/** The measures in which places are given, whatever the canvas. */
const REFERENCE_WIDTH = 1200

export type Detail = {
  /** The middle of what is shown, in a picture of 1200 by 1500. */
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Weights of four neighbouring pixels (Catmull-Rom): keeps threads crisp where linear reading blurs. */
function weights(share: number): readonly [number, number, number, number] {
  const square = share * share
  const cube = square * share
  return [
    -0.5 * cube + square - 0.5 * share,
    1.5 * cube - 2.5 * square + 1,
    -1.5 * cube + 2 * square + 0.5 * share,
    0.5 * cube - 0.5 * square,
  ]
}

type Window = { readonly left: number; readonly top: number; readonly zoom: number }

function readWindow(
  source: Float32Array,
  channels: number,
  { from, to, window }: { readonly from: Size; readonly to: Size; readonly window: Window },
): Float32Array {
  const result = new Float32Array(to.width * to.height * channels)
  const row = from.width * channels
  for (let y = 0; y < to.height; y++) {
    const sy = clamp(window.top + (y + 0.5) / window.zoom - 0.5, 1, from.height - 3)
    const line = Math.floor(sy)
    const [a, b, c, d] = weights(sy - line)
    for (let x = 0; x < to.width; x++) {
      const sx = clamp(window.left + (x + 0.5) / window.zoom - 0.5, 1, from.width - 3)
      const column = Math.floor(sx)
      const [e, f, g, h] = weights(sx - column)
      const first = ((line - 1) * from.width + column - 1) * channels
      for (let channel = 0; channel < channels; channel++) {
        const across = (start: number) =>
          floatAt(source, start) * e +
          floatAt(source, start + channels) * f +
          floatAt(source, start + channels * 2) * g +
          floatAt(source, start + channels * 3) * h
        const start = first + channel
        const sum =
          across(start) * a +
          across(start + row) * b +
          across(start + row * 2) * c +
          across(start + row * 3) * d
        result[(y * to.width + x) * channels + channel] = Math.max(0, sum)
      }
    }
  }
  return result
}

/** The camera moved closer, as in the second picture of a product page. */
export function closeUp(canvas: Canvas, { x, y, zoom }: Detail): Canvas {
  const { size } = canvas
  const share = size.width / REFERENCE_WIDTH
  const [wide, high] = [size.width / zoom, size.height / zoom]
  const left = clamp(x * share - wide / 2, 2, size.width - wide - 3)
  const top = clamp(y * share - high / 2, 2, size.height - high - 3)
  // Nobody looks for the ground under a close-up, so it keeps that of the whole.
  return {
    ...canvas,
    rgb: readWindow(canvas.rgb, 3, { from: size, to: size, window: { left, top, zoom } }),
  }
}

/** The same picture in another size. */
export function resized(canvas: Canvas, to: Size): Canvas {
  const from = canvas.size
  if (from.width === to.width) return canvas
  const view = { from, to, window: { left: 0, top: 0, zoom: to.width / from.width } }
  return {
    size: to,
    rgb: readWindow(canvas.rgb, 3, view),
    backdrop: readWindow(canvas.backdrop, 3, view),
    coverage: readWindow(canvas.coverage, 1, view),
  }
}
