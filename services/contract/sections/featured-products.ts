import { z } from 'zod'
import { link, number, text } from './fields.ts'

export const featuredProducts = z.object({
  title: text(120),
  limit: number(1, 12),
  link: link.nullable(),
})
