import * as z from 'zod/mini'
import { MAX_COMMENT, MAX_REASON } from './comment-limits.ts'
import { optionalText } from './fields.ts'

export const rejectRules = z.object({ reason: optionalText(MAX_REASON) })

/** An empty answer takes it away. */
export const answerRules = z.object({
  text: z.string().check(z.trim(), z.maxLength(MAX_COMMENT, `maxLength:${MAX_COMMENT}`)),
})
