import type { Finish } from '#services/demo/pictures/engine/cloth.ts'
import { mesh } from '#services/demo/pictures/engine/grain.ts'
import type { JerseyPalette, JerseyPattern } from './jersey-art.ts'
import type { JerseyCut, Neckline } from './jersey-cut.ts'

export type JerseyDesign = {
  readonly cut: JerseyCut
  readonly neckline: Exclude<Neckline, 'back'>
  readonly palette: JerseyPalette
  readonly pattern: JerseyPattern
  readonly number: string
  /** The name above the number, drawn in the back view. */
  readonly player: string
  readonly sizeLabel: string
  readonly seed: number
}

export function jerseyFinish(design: JerseyDesign): Finish {
  return { grain: mesh, sheen: design.palette.sheen, specular: 0.06, gloss: 10, follow: 1.3 }
}
