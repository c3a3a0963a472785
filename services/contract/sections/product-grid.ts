import { z } from 'zod'
import { flag, link, number, references, text } from './fields.ts'

export const productGrid = z.object({
  title: text(120),
  limit: number(1, 24),
  /** Products of these and of their subcategories; none for all. */
  categoryIds: references('category', 6),
  /** Empty for none; they are not shown. */
  keywords: z.string().max(100),
  isFeatured: flag,
  isDiscounted: flag,
  sort: z.enum(['RECOMMENDED', 'NEWEST', 'CHEAPEST', 'MOST_EXPENSIVE', 'NAME_ASC', 'NAME_DESC']),
  link: link.nullable(),
})
