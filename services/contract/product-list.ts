import { z } from 'zod'
import { listCalls } from './list.ts'
import { PRODUCT_FORMATS, PRODUCT_LIST } from './rules/lists/products.ts'

const productRow = z.object({
  id: z.string(),
  /** In the main language. */
  name: z.string(),
  sku: z.string(),
  format: z.enum(PRODUCT_FORMATS),
  /** Of its own and of its variants. */
  pictures: z.int32(),
  /** Path of its first picture, 320 pixels wide; null without one. */
  thumbnail: z.string().nullable(),
  isArchived: z.boolean(),
  createdAt: z.string(),
})

export const [listProductRows, listProductViews] = listCalls(PRODUCT_LIST, {
  path: 'products',
  what: 'products of the shop',
  row: productRow,
})
