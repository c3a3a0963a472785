import { z } from 'zod'

export const categoryTiles = z.object({
  title: z.string().max(120),
  categoryIds: z.array(z.number().int()).max(12),
})
