import { at, mix, smoothstep } from '#tools/pictures/engine/numbers.ts'
import { rasterRgb, type Size } from '#tools/pictures/engine/raster.ts'
import { type Canvas, createCanvas, PRODUCT_SIZE } from '#tools/pictures/engine/stage.ts'
import { FRONT_VIEWS } from '#tools/pictures/products/products.ts'
import { placeProduct } from './cut-out.ts'
import type { CategoryDesign } from './design.ts'
import { groundArt } from './grounds.ts'

export const CATEGORY_SIZE: Size = { width: 1200, height: 900 }

/** The lamp of the product pictures on a coloured wall: brightest upper left, falling off. */
function lightGround(canvas: Canvas): void {
  const { width, height } = canvas.size
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x / width - 0.4, (y / height - 0.34) * 0.9)
      const light = mix(1.12, 0.74, smoothstep(0, 0.85, away))
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * width + x) * 3 + channel
        canvas.rgb[index] = at(canvas.rgb, index) * light
      }
    }
  }
}

export async function drawCategory(design: CategoryDesign): Promise<Canvas> {
  const canvas = createCanvas(CATEGORY_SIZE)
  canvas.rgb.set(await rasterRgb(groundArt(design.ground), CATEGORY_SIZE))
  lightGround(canvas)
  for (const { key, ...placement } of design.products) {
    const picture = FRONT_VIEWS.find((candidate) => candidate.key === key)
    if (!picture) throw new Error(`There is no product picture ${key}`)
    // Templates work at different sizes; places are given for the largest.
    const product = await picture.render()
    const scale = (placement.scale * PRODUCT_SIZE.width) / product.size.width
    placeProduct(canvas, product, { ...placement, scale })
  }
  return canvas
}
