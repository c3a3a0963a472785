import { TEE_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { CLOTH, type ClothColor, INK, isLight, PAPER, shade, sheenOf } from './colors.ts'

type Tee = {
  readonly color: ClothColor
  readonly print: string
  readonly seed: number
  readonly trim?: string
} & Partial<Omit<JerseyDesign, 'palette' | 'print' | 'seed'>> & {
    readonly palette?: Partial<JerseyDesign['palette']>
  }

/** Letters that stand out on a cloth. */
export function inkOn(color: ClothColor): string {
  return isLight(CLOTH[color]) ? INK : PAPER
}

/** Cotton, a round neck, no bands: what is printed is what matters. */
export function tee({ color, trim, palette, ...design }: Tee): JerseyDesign {
  const base = CLOTH[color]
  const rim = trim ?? shade(base, isLight(base) ? 0.93 : 0.8)
  return {
    cut: TEE_CUT,
    neckline: 'round',
    pattern: 'plain',
    number: '',
    player: '',
    sizeLabel: 'M',
    cloth: 'cotton',
    sleeves: 'plain',
    ...design,
    palette: {
      base,
      side: rim,
      cuff: rim,
      collar: rim,
      inside: shade(base, 0.68),
      accent: rim,
      pattern: rim,
      letters: PAPER,
      numberFill: PAPER,
      numberEdge: INK,
      sheen: sheenOf(base) * 0.6,
      ...palette,
    },
  }
}
