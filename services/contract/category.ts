import { z } from 'zod'
import { id, idInText, listInput, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { filter } from './product.ts'

export const category = z.object({
  id,
  slug: z.string(),
  slugMain: z.string(),
  /** Platforms return one of the two. */
  name: z.string().nullish(),
  title: z.string().nullish(),
  image: mediaReference.nullish(),
  /** Extension. */
  parentId: id.nullish(),
  /** Ids of the sort orders that the list offers; empty offers all. */
  sortTypes: z.array(id).nullish(),
  sortDefaultType: id.nullish(),
  description: z.string().nullish(),
  /** Extension: visible products in it and its descendants. */
  totalProducts: z.int32().nullish(),
})

/** Extension: fields beyond id, slug and slugMain; without `select` all are returned. */
export const CATEGORY_FIELDS = category
  .omit({ id: true, slug: true, slugMain: true })
  .keyof().options

export const getCategory = describeCall({
  service: 'product',
  method: 'GET',
  path: 'web/category/get/{id}',
  summary: 'One category by id; null when there is none',
  input: z.object({ id: idInText }),
  output: z.object({ category: category.nullable() }),
})

export const filterCategories = describeCall({
  service: 'product',
  method: 'POST',
  path: 'web/category/filter',
  summary: 'The category tree as a flat list, parents first by id',
  input: z.object({
    ...listInput,
    limit: z.int32().min(1).max(1000).optional(),
    filters: z.array(filter).max(10).optional(),
    select: z.array(z.enum(CATEGORY_FIELDS)).max(20).optional(),
    sort: z.object({ param: z.literal('id'), order: z.enum(['asc', 'desc']) }).optional(),
  }),
  output: z.object({
    records: z.array(category),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export type Category = z.output<typeof category>
