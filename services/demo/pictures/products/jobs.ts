import {
  encodeCanvas,
  type PictureJob,
  templateVersion,
} from '#services/demo/pictures/engine/job.ts'
import { PRODUCT_SIZE } from '#services/demo/pictures/engine/stage.ts'
import { FRONT_VIEWS } from './products.ts'
import { SECOND_VIEWS } from './second-views.ts'

const FOLDER = new URL('./', import.meta.url)

export const productJobs: readonly PictureJob[] = [...FRONT_VIEWS, ...SECOND_VIEWS].map(
  ({ key, design, sources, draw }) => ({
    key: `product-${key}`,
    ...PRODUCT_SIZE,
    version: templateVersion(FOLDER, sources, [key, design]),
    draw: async () => encodeCanvas(await draw()),
  }),
)
