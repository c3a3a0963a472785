import { z } from 'zod'
import { picture } from './fields.ts'

export const partners = z.object({
  title: z.string().max(120),
  partners: z
    .array(picture.extend({ name: z.string().max(80), path: z.string().max(500).nullable() }))
    .max(24),
})
