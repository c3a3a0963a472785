import { chosen } from './chosen.ts'
import { CHILD_JERSEYS } from './designs/child-jerseys.ts'
import { JERSEYS } from './designs/jerseys.ts'
import { drawJersey } from './jersey.ts'
import type { JerseyDesign } from './jersey-design.ts'
import { family, type ProductPicture } from './product-picture.ts'

/** Jerseys that buyers can have printed; the shop draws name and number on their backs. */
const PRINTED: ReadonlySet<string> = new Set([
  'dres-domaci',
  'dres-gostujuci',
  'dres-vratarski',
  'dres-treci',
  'dres-vratarski-gostujuci',
  'dres-domaci-zenski',
  'dres-gostujuci-zenski',
  'dres-domaci-dugi-rukav',
  'dres-vratarski-dugi-rukav',
  'dres-za-pijesak',
  'dres-za-pijesak-zenski',
  'dres-mladi',
  'dres-djecji',
  'dres-djecji-domaci',
  'dres-djecji-gostujuci',
  'dres-djecji-vratarski',
  'dres-djecji-treci',
])

const drawBlank = (design: JerseyDesign, ground?: Parameters<typeof drawJersey>[2]) =>
  drawJersey({ ...design, player: '', number: '' }, 'back', ground)

export const BLANK_BACKS: readonly ProductPicture[] = family({
  designs: chosen({ ...JERSEYS, ...CHILD_JERSEYS }, (key) => PRINTED.has(key)),
  source: 'jersey.ts',
  ground: 'sand',
  front: drawBlank,
  second: drawBlank,
}).seconds.map((picture) => ({ ...picture, key: picture.key.replace(/-2$/, '-back') }))
