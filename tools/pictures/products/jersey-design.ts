import type { Finish } from '#tools/pictures/engine/cloth.ts'
import { type Grain, mesh } from '#tools/pictures/engine/grain.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import type { JerseyCut, Neckline } from './jersey-cut.ts'
import type { JerseyPalette, JerseyPattern } from './jersey-patterns.ts'

export type JerseyDesign = {
  readonly cut: JerseyCut
  readonly neckline: Exclude<Neckline, 'back'>
  readonly palette: JerseyPalette
  readonly pattern: JerseyPattern
  readonly number: string
  /** The name above the number, drawn in the back view. */
  readonly player: string
  readonly sizeLabel: string
  /** On the label at the hem; null takes the one of another kit away. */
  readonly season?: string | null
  readonly seed: number
  readonly cloth?: 'mesh' | 'cotton' | 'pique'
  /** Drawn instead of word, crest and number, in the measures of the adult cut. */
  readonly print?: string
  readonly backPrint?: string
  readonly hasPanels?: boolean
  /** Bands at the cuffs and signs above them, bands alone, or nothing. */
  readonly sleeves?: 'signed' | 'banded' | 'plain'
}

/** Fine loops of a T-shirt. */
const cotton: Grain = (x, y, point) => {
  point.slopeX = (hash(x, y >> 1, 1) - 0.5) * 0.07 + Math.cos(x * 1.9) * 0.025
  point.slopeY = (hash(x, y, 2) - 0.5) * 0.06
  point.light = 1 - 0.035 * hash(x, y, 3)
}

/** The waffle of a polo shirt. */
const pique: Grain = (x, y, point) => {
  const shift = (Math.floor(y / 6) % 2) * Math.PI
  point.slopeX = Math.cos(x * 1.05 + shift) * 0.1 + (hash(x, y, 4) - 0.5) * 0.04
  point.slopeY = Math.sin(y * 1.05) * 0.08
  point.light = 1 - 0.06 * (Math.cos(x * 1.05 + shift) > 0.6 ? 1 : 0) - 0.02 * hash(x, y, 5)
}

const GRAINS: Readonly<Record<NonNullable<JerseyDesign['cloth']>, Grain>> = { mesh, cotton, pique }

export function jerseyFinish(design: JerseyDesign): Finish {
  const cloth = design.cloth ?? 'mesh'
  const specular = cloth === 'mesh' ? 0.06 : 0.015
  return {
    grain: GRAINS[cloth],
    sheen: design.palette.sheen,
    specular,
    gloss: 10,
    follow: 1.3,
  }
}
