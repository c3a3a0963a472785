import { z } from 'zod'

export const richText = z.object({
  /** Sanitised HTML. */
  body: z.string().max(100_000),
})
