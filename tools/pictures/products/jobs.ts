import { encodeCanvas, type PictureJob, templateVersion } from '#tools/pictures/engine/job.ts'
import { type Canvas, MASTER_SIZE } from '#tools/pictures/engine/stage.ts'
import { BLANK_BACKS } from './blank-backs.ts'
import { closeUp } from './detail.ts'
import type { ProductPicture } from './product-picture.ts'
import { FRONT_VIEWS, SECOND_VIEWS, THIRD_VIEWS } from './products.ts'

const FOLDER = new URL('./', import.meta.url)
/** Seven hundred pictures have to fit into the repository. */
const FORM = { width: MASTER_SIZE.width, quality: 78 }

/** Threads seen from close by are all detail: fewer pixels cost less than a coarse quality. */
const CLOSE_FORM = { width: 800, quality: 50 }

/** Shown small, under what a buyer types. */
const BACK_FORM = { width: 640, quality: 70 }

/** What is heavier than this bears a coarser form: knitting above all. */
const HEAVY_FRONT = 60_000
const HEAVY_FRONT_FORM = { ...FORM, quality: 60 }
const HEAVY_DETAIL = 44_000
const HEAVY_DETAIL_FORM = { width: 720, quality: 48 }

const isBack = (key: string) => key.endsWith('-back')

async function encodeProduct(
  canvas: Canvas,
  { key, isClose, detail }: ProductPicture,
): Promise<Buffer> {
  if (isBack(key)) return await encodeCanvas(canvas, BACK_FORM)
  const usual = await encodeCanvas(canvas, isClose ? CLOSE_FORM : FORM)
  if (isClose || detail) {
    return usual.length > HEAVY_DETAIL ? encodeCanvas(canvas, HEAVY_DETAIL_FORM) : usual
  }
  return usual.length > HEAVY_FRONT ? encodeCanvas(canvas, HEAVY_FRONT_FORM) : usual
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
  const { key, design, ground, sources, isClose = false } = picture
  const usual = isClose ? CLOSE_FORM : FORM
  const form = isBack(key) ? BACK_FORM : usual
  const product = key.replace(/-(?:[23]|back)$/, '')
  return {
    key: `product-${key}`,
    width: MASTER_SIZE.width,
    height: MASTER_SIZE.height,
    version: templateVersion(FOLDER, sources, [key, design, ground, form]),
    batch: product,
    draw: async () => encodeProduct(await canvasOf(picture, product), picture),
  }
}

export const productJobs: readonly PictureJob[] = [
  ...FRONT_VIEWS,
  ...SECOND_VIEWS,
  ...THIRD_VIEWS,
  ...BLANK_BACKS,
].map(toJob)
