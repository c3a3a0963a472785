import * as z from 'zod/mini'

/** What staff write on a record; an empty text removes it. */
export const noteRules = z.object({
  text: z.string().check(z.trim(), z.maxLength(2_000, 'maxLength:2000')),
})
