import { placeProduct } from '#tools/pictures/categories/cut-out.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  PRODUCT_SIZE,
} from '#tools/pictures/engine/stage.ts'
import type { ProductPicture } from './product-picture.ts'

type Part = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** What a bundle holds, back to front. */
export const BUNDLES: Readonly<Record<string, readonly Part[]>> = {
  'paket-fan': [
    { key: 'zastava-rucna', x: 330, y: 470, scale: 0.6, turn: -6 },
    { key: 'dres-gostujuci', x: 760, y: 560, scale: 0.66, turn: 5 },
    { key: 'sal-jadran', x: 440, y: 1010, scale: 0.58, turn: -4 },
  ],
  'paket-djecji': [
    { key: 'dres-djecji', x: 470, y: 500, scale: 0.7, turn: -4 },
    { key: 'boca-djecja', x: 890, y: 850, scale: 0.56, turn: 0 },
    { key: 'lopta-djecja', x: 400, y: 1060, scale: 0.5, turn: 0 },
  ],
  'paket-trener': [
    { key: 'cunjevi-set', x: 600, y: 450, scale: 0.72, turn: 0 },
    { key: 'pumpa-rucna', x: 900, y: 930, scale: 0.56, turn: 0 },
    { key: 'lopta-trening', x: 400, y: 980, scale: 0.58, turn: 0 },
    { key: 'zvizdaljka-sudacka', x: 700, y: 1230, scale: 0.36, turn: -6 },
  ],
  'paket-dom': [
    { key: 'deka-jadran', x: 600, y: 470, scale: 0.72, turn: 0 },
    { key: 'salica', x: 370, y: 1060, scale: 0.52, turn: 0 },
    { key: 'salica', x: 830, y: 1100, scale: 0.52, turn: 0 },
  ],
  'paket-retro': [
    { key: 'dres-retro', x: 480, y: 520, scale: 0.7, turn: -5 },
    { key: 'sal-retro', x: 850, y: 820, scale: 0.56, turn: 6 },
    { key: 'silterica-retro', x: 430, y: 1130, scale: 0.54, turn: 0 },
  ],
  'paket-pisaci': [
    { key: 'kalendar-stolni', x: 620, y: 430, scale: 0.66, turn: 0 },
    { key: 'naljepnice-navijac', x: 900, y: 960, scale: 0.5, turn: 8 },
    { key: 'biljeznica-valovi', x: 480, y: 900, scale: 0.52, turn: -12 },
    { key: 'biljeznica-valovi', x: 420, y: 960, scale: 0.52, turn: 2 },
    { key: 'biljeznica-valovi', x: 360, y: 1020, scale: 0.52, turn: 12 },
  ],
}

/** All parts on one ground, each with its own shadow. */
export async function drawBundle(
  parts: readonly Part[],
  products: ReadonlyMap<string, ProductPicture>,
  ground?: Ground,
): Promise<Canvas> {
  const canvas = createCanvas(PRODUCT_SIZE, ground)
  const drawn = new Map<string, Canvas>()
  for (const { key, ...placement } of parts) {
    const picture = products.get(key)
    if (!picture) throw new Error(`There is no product picture ${key}`)
    const product = drawn.get(key) ?? (await picture.draw())
    drawn.set(key, product)
    placeProduct(canvas, product, placement)
  }
  return canvas
}
