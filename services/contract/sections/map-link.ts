import { z } from 'zod'
import { link, text } from './fields.ts'

export const mapLink = z.object({
  title: text(120),
  address: text(300),
  text: text(600),
  /** To a map on another site; null leads to a search for the address. */
  link: link.nullable(),
})
