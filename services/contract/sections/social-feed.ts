import { z } from 'zod'
import { hashtag } from '#services/contract/social.ts'
import { link, number, text } from './fields.ts'

export const socialFeed = z.object({
  title: text(120),
  hashtag,
  limit: number(1, 12),
  link: link.nullable(),
})
