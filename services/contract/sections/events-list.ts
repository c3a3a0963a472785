import { z } from 'zod'
import { flag, link, number, text } from './fields.ts'

export const eventsList = z.object({
  title: text(120),
  /** Events per page of an archive, or the total outside one. */
  limit: number(1, 24),
  /** Pages through upcoming events, then past ones; otherwise shows only the next few. */
  isArchive: flag,
  link: link.nullable(),
})
