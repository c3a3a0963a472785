import { z } from 'zod'
import { flag, link, number, text } from './fields.ts'

export const eventsList = z.object({
  title: text(120),
  /** Events on one page of an archive, or all that are shown outside one. */
  limit: number(1, 24),
  /** Upcoming events, then past ones, page by page; otherwise only the next few. */
  isArchive: flag,
  link: link.nullable(),
})
