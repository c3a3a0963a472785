import { z } from 'zod'
import { link, picture, text } from './fields.ts'

export const membershipBanner = z.object({
  kicker: text(80),
  title: text(120),
  text: text(400),
  /** Nullable as in every section, so that one query can select the `link` of all. */
  link: link.nullable(),
  picture,
})
