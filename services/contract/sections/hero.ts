import { z } from 'zod'
import { link, moment, picture, text } from './fields.ts'

export const hero = z.object({
  kicker: text(80),
  title: text(120),
  text: text(300),
  primaryLink: link,
  secondaryLink: link.nullable(),
  picture,
  /** Crop for narrow screens. */
  tallPicture: picture,
  nextMatch: z
    .object({
      title: text(120),
      competition: text(120),
      startsAt: moment,
      place: text(120),
      link: link.nullable(),
    })
    .nullable(),
})
