import { z } from 'zod'
import { references, text } from './fields.ts'

export const categoryTiles = z.object({
  title: text(120),
  categoryIds: references('category', 12),
})
