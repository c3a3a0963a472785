import type { HoodieDesign } from '#tools/pictures/products/hoodie-design.ts'
import { CLOTH, type ClothColor, INK, isLight, PAPER, RED, shade } from './colors.ts'

type Palette = HoodieDesign['palette']

type Warm = Omit<HoodieDesign, 'palette' | 'fabric'> & {
  readonly color: ClothColor
  readonly fabric?: HoodieDesign['fabric']
  readonly palette?: Partial<Palette>
}

/** Fleece, or melange where it is grey; rib, lining and letters follow from the colour. */
export function warm({ color, palette, fabric, ...design }: Warm): HoodieDesign {
  const base = CLOTH[color]
  return {
    fabric: fabric ?? (color === 'siva' ? 'melange' : 'fleece'),
    ...design,
    palette: {
      base,
      rib: shade(base, isLight(base) ? 0.88 : 0.76),
      inside: shade(base, 0.6),
      accent: color === 'crvena' ? PAPER : RED,
      letters: isLight(base) ? INK : PAPER,
      second: isLight(base) ? INK : '#A5DCDD',
      cord: isLight(base) ? INK : PAPER,
      ...palette,
    },
  }
}
