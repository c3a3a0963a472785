import type { Finish } from '#services/demo/pictures/engine/cloth.ts'
import type { Canvas } from '#services/demo/pictures/engine/stage.ts'
import type { HoodiePalette, HoodiePrint } from './hoodie-art.ts'

export type HoodieDesign = {
  readonly palette: HoodiePalette
  readonly print: HoodiePrint
  readonly fabric: 'fleece' | 'melange'
  readonly seed: number
}

/** What every part of one hoodie is drawn with. */
export type HoodieParts = {
  readonly canvas: Canvas
  readonly design: HoodieDesign
  readonly finish: Finish
  readonly wide: Float32Array
  readonly whole: Float32Array
}
