import { z } from 'zod'
import { picture, text } from './fields.ts'

export const quote = z.object({
  text: text(600),
  author: text(120),
  role: text(160),
  picture,
})
