import {
  encodeCanvas,
  type PictureJob,
  templateVersion,
} from '#services/demo/pictures/engine/job.ts'
import { PRODUCT_SIZE } from '#services/demo/pictures/engine/stage.ts'
import { PRODUCT_PICTURES } from './products.ts'

const FOLDER = new URL('./', import.meta.url)

export const productJobs: readonly PictureJob[] = PRODUCT_PICTURES.map(
  ({ key, design, sources, draw }) => ({
    key: `product-${key}`,
    ...PRODUCT_SIZE,
    version: templateVersion(FOLDER, sources, [key, design]),
    draw: async () => encodeCanvas(await draw()),
  }),
)
