import { clamp, floatAt } from '#services/demo/pictures/engine/numbers.ts'
import type { Canvas } from '#services/demo/pictures/engine/stage.ts'

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

function enlarge(source: Float32Array, channels: number, canvas: Canvas, detail: Detail) {
  const { width, height } = canvas.size
  const result = new Float32Array(source.length)
  const left = clamp(detail.x - width / detail.zoom / 2, 2, width - width / detail.zoom - 3)
  const top = clamp(detail.y - height / detail.zoom / 2, 2, height - height / detail.zoom - 3)
  for (let y = 0; y < height; y++) {
    const sy = top + y / detail.zoom
    const row = Math.floor(sy)
    const vertical = weights(sy - row)
    for (let x = 0; x < width; x++) {
      const sx = left + x / detail.zoom
      const column = Math.floor(sx)
      const horizontal = weights(sx - column)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let down = 0; down < 4; down++) {
          const start = ((row + down - 1) * width + column - 1) * channels + channel
          const line =
            floatAt(source, start) * horizontal[0] +
            floatAt(source, start + channels) * horizontal[1] +
            floatAt(source, start + channels * 2) * horizontal[2] +
            floatAt(source, start + channels * 3) * horizontal[3]
          sum += line * (vertical[down] ?? 0)
        }
        result[(y * width + x) * channels + channel] = Math.max(0, sum)
      }
    }
  }
  return result
}

/** The camera moved closer, as in the second picture of a product page. */
export function closeUp(canvas: Canvas, place: Detail): Canvas {
  const share = canvas.size.width / REFERENCE_WIDTH
  const detail = { ...place, x: place.x * share, y: place.y * share }
  return {
    size: canvas.size,
    rgb: enlarge(canvas.rgb, 3, canvas, detail),
    backdrop: enlarge(canvas.backdrop, 3, canvas, detail),
    coverage: enlarge(canvas.coverage, 1, canvas, detail),
  }
}
