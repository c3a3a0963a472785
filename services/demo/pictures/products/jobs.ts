import {
  encodeCanvas,
  type PictureJob,
  templateVersion,
} from '#services/demo/pictures/engine/job.ts'
import type { Size } from '#services/demo/pictures/engine/raster.ts'
import { type Canvas, PRODUCT_SIZE } from '#services/demo/pictures/engine/stage.ts'
import { closeUp } from './detail.ts'
import type { ProductPicture } from './product-picture.ts'
import { FRONT_VIEWS, SECOND_VIEWS } from './products.ts'

const FOLDER = new URL('./', import.meta.url)
/** Five hundred pictures have to fit into the repository. */
const MASTER_SIZE: Size = { width: 960, height: 1200 }
const FORM = { width: MASTER_SIZE.width, quality: 78 }

let lastDrawn: { readonly key: string; readonly canvas: Canvas } | undefined

/** A close-up follows its front view and is cut from the same canvas. */
async function canvasOf(picture: ProductPicture, product: string): Promise<Canvas> {
  const { detail } = picture
  if (detail && lastDrawn?.key === product) return closeUp(lastDrawn.canvas, detail)
  const canvas = await picture.draw(undefined, picture.isSolid ? MASTER_SIZE : PRODUCT_SIZE)
  if (!detail) lastDrawn = { key: picture.key, canvas }
  return canvas
}

function toJob(picture: ProductPicture): PictureJob {
  const { key, design, sources } = picture
  const product = key.replace(/-2$/, '')
  return {
    key: `product-${key}`,
    ...MASTER_SIZE,
    version: templateVersion(FOLDER, sources, [key, design, FORM]),
    batch: product,
    draw: async () => encodeCanvas(await canvasOf(picture, product), FORM),
  }
}

export const productJobs: readonly PictureJob[] = [...FRONT_VIEWS, ...SECOND_VIEWS].map(toJob)
