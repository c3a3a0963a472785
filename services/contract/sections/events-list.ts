import { z } from 'zod'
import { link } from './fields.ts'

export const eventsList = z.object({
  title: z.string().max(120),
  /** How many stand on one page; the most that are shown where the list is not an archive. */
  limit: z.number().int().min(1).max(24),
  /** What is coming, then what is past, page by page. Otherwise the next few alone. */
  isArchive: z.boolean(),
  link: link.nullable(),
})
