import { z } from 'zod'
import { link, picture } from './fields.ts'

export const hero = z.object({
  kicker: z.string().max(80),
  title: z.string().max(120),
  text: z.string().max(300),
  primaryLink: link,
  secondaryLink: link.nullable(),
  picture,
  /** A composition of its own for narrow screens. */
  tallPicture: picture,
  nextMatch: z
    .object({
      title: z.string().max(120),
      competition: z.string().max(120),
      startsAt: z.iso.datetime(),
      place: z.string().max(120),
      link: link.nullable(),
    })
    .nullable(),
})
