import { encodeCanvas, type PictureJob, templateVersion } from '#tools/pictures/engine/job.ts'
import { type Canvas, MASTER_SIZE } from '#tools/pictures/engine/stage.ts'
import { closeUp } from './detail.ts'
import type { ProductPicture } from './product-picture.ts'
import { FRONT_VIEWS, SECOND_VIEWS, THIRD_VIEWS } from './products.ts'

const FOLDER = new URL('./', import.meta.url)
/** Five hundred pictures have to fit into the repository. */
const FORM = { width: MASTER_SIZE.width, quality: 78 }

/** Knitted close-ups are all detail; they bear a coarser quality than smooth cloth. */
const HEAVY_BYTES = 60_000
const HEAVY_FORM = { ...FORM, quality: 60 }

async function encodeProduct(canvas: Canvas): Promise<Buffer> {
  const picture = await encodeCanvas(canvas, FORM)
  return picture.length > HEAVY_BYTES ? encodeCanvas(canvas, HEAVY_FORM) : picture
}

let lastDrawn: { readonly key: string; readonly canvas: Canvas } | undefined

/** A close-up follows its front view and is cut from the same canvas. */
async function canvasOf(picture: ProductPicture, product: string): Promise<Canvas> {
  const { detail } = picture
  if (detail && lastDrawn?.key === product) return closeUp(lastDrawn.canvas, detail)
  const canvas = await picture.render(picture.ground)
  if (!detail) lastDrawn = { key: picture.key, canvas }
  return canvas
}

function toJob(picture: ProductPicture): PictureJob {
  const { key, design, ground, sources } = picture
  const product = key.replace(/-[23]$/, '')
  return {
    key: `product-${key}`,
    width: MASTER_SIZE.width,
    height: MASTER_SIZE.height,
    version: templateVersion(FOLDER, sources, [key, design, ground, FORM]),
    batch: product,
    draw: async () => encodeProduct(await canvasOf(picture, product)),
  }
}

export const productJobs: readonly PictureJob[] = [
  ...FRONT_VIEWS,
  ...SECOND_VIEWS,
  ...THIRD_VIEWS,
].map(toJob)
