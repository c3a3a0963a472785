import { z } from 'zod'
import { html, link, picture, text } from './fields.ts'

const column = z.object({
  title: text(120),
  body: html(5_000),
  picture,
  link: link.nullable(),
})

export const columns = z.object({ title: text(120), columns: z.array(column).min(2).max(4) })
