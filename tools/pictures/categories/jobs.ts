import { encodeCanvas, type PictureJob, templateVersion } from '#tools/pictures/engine/job.ts'
import { productJobs } from '#tools/pictures/products/jobs.ts'
import { CATEGORIES } from './categories.ts'
import type { CategoryDesign } from './design.ts'
import { CATEGORY_SIZE, drawCategory } from './draw-category.ts'

const FOLDER = new URL('./', import.meta.url)
/** Tiles are shown small; many of them have to fit into the repository. */
const FORM = { quality: 76 }
const SOURCES = ['cut-out', 'grounds', 'draw-category']

/** A category looks different, too, when one of its products does. */
function productVersions({ products }: CategoryDesign): readonly string[] {
  const keys = products.map(({ key }) => `product-${key}`)
  return productJobs.filter((job) => keys.includes(job.key)).map((job) => job.version)
}

export const categoryJobs: readonly PictureJob[] = Object.entries(CATEGORIES).map(
  ([key, design]) => ({
    key: `category-${key}`,
    ...CATEGORY_SIZE,
    version: templateVersion(FOLDER, SOURCES, [design, FORM, productVersions(design)]),
    draw: async () => encodeCanvas(await drawCategory(design), FORM),
  }),
)
