import { z } from 'zod'
import { link } from './fields.ts'

export const featuredProducts = z.object({
  title: z.string().max(120),
  limit: z.number().int().min(1).max(12),
  link: link.nullable(),
})
