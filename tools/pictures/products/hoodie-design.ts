import type { Finish } from '#tools/pictures/engine/cloth.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'
import type { HoodiePalette, HoodiePrint } from './hoodie-art.ts'

export type HoodieDesign = {
  readonly palette: HoodiePalette
  readonly print: HoodiePrint | { readonly front: string; readonly back?: string }
  readonly fabric: 'fleece' | 'melange' | 'shell'
  readonly seed: number
  /** What closes the neck: a hood, a knitted collar or one that stands up. */
  readonly neck?: 'hood' | 'crew' | 'stand'
  /** Colour of a zip from the neck to the hem. */
  readonly zip?: string
  readonly pocket?: 'pouch' | 'slits' | 'none'
  /** A waistcoat has none; quilting needs them, too, to be left out. */
  readonly hasSleeves?: boolean
  readonly isQuilted?: boolean
}

/** What every part of one hoodie is drawn with. */
export type HoodieParts = {
  readonly canvas: Canvas
  readonly design: HoodieDesign
  readonly view: 'front' | 'back'
  readonly finish: Finish
  readonly wide: Float32Array
  readonly whole: Float32Array
}
