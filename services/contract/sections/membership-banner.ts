import { z } from 'zod'
import { link, picture } from './fields.ts'

export const membershipBanner = z.object({
  kicker: z.string().max(80),
  title: z.string().max(120),
  text: z.string().max(400),
  link,
  picture,
})
