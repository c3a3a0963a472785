import { z } from 'zod'
import { id, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'

/** Keywords that a person types into a search field. */
const keywords = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}<>]*$/u, 'Keywords are plain text, without control characters and markup.')

const found = {
  /** Keywords that were searched for instead, because nothing matched the typed ones. */
  correctedKeywords: z.string().nullable(),
}

export const contentHit = z.object({
  kind: z.enum(['page', 'post']),
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  media: mediaReference.nullable(),
  /** Title of the first category. */
  category: z.string().nullable(),
  published_at: z.string(),
})

export const findContent = describeCall({
  service: 'search',
  method: 'POST',
  path: 'x/find',
  summary: 'Posts and pages by keywords, best match first, and the best products',
  adds: 'pages among the results, corrected keywords',
  input: z.object({
    keywords,
    offset: z.int32().min(0).max(10_000).optional(),
    limit: z.int32().min(1).max(100).optional(),
    productLimit: z.int32().min(0).max(20).optional(),
  }),
  output: z.object({
    ...found,
    records: z.array(contentHit),
    total: z.int32(),
    /** Of equally good matches, products in stock come first. */
    products: z.object({ ids: z.array(id), total: z.int32() }),
  }),
})

export const suggest = describeCall({
  service: 'search',
  method: 'POST',
  path: 'x/suggest',
  summary: 'A few products, categories, posts and pages while typing',
  adds: 'pages among the suggestions, corrected keywords',
  input: z.object({ keywords }),
  output: z.object({
    ...found,
    products: z.array(id),
    categories: z.array(id),
    posts: z.array(contentHit),
    pages: z.array(contentHit),
  }),
})

export const findPopular = describeCall({
  service: 'search',
  method: 'POST',
  path: 'x/popular',
  summary: 'Products in stock that sold best in the last 90 days, then featured ones',
  adds: 'what sold best instead of featured products',
  input: z.object({ limit: z.int32().min(1).max(20).optional() }),
  output: z.object({ products: z.array(id) }),
})

export type ContentHit = z.output<typeof contentHit>
