import { z } from 'zod'
import { link, text } from './fields.ts'

export const banner = z.object({
  title: text(120),
  text: text(300),
  link: link.nullable(),
  tone: z.enum(['INK', 'SAND', 'SIGNAL']),
})
