import { z } from 'zod'
import { picture, text } from './fields.ts'

export const embed = z.object({
  title: text(120),
  text: text(300),
  /** Of another site, shown in a frame where the configuration allows its host. */
  url: z
    .string()
    .max(500)
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/[^\s\\"'<>`]*$/i),
  shape: z.enum(['WIDE', 'SQUARE', 'TALL']),
  picture,
})
