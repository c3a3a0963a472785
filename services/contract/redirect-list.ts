import { z } from 'zod'
import { listCalls } from './list.ts'
import { REDIRECT_LIST } from './rules/lists/redirects.ts'

const redirectRow = z.object({
  id: z.string(),
  /** With `/*` at its end for everything below it. */
  path: z.string(),
  target: z.string(),
  /** Once a minute and gateway at most. */
  hits: z.int32(),
  lastAt: z.string().nullable(),
  madeAt: z.string(),
})

export const [listRedirects, listRedirectViews] = listCalls(REDIRECT_LIST, {
  path: 'redirects',
  what: 'redirects of missing paths',
  row: redirectRow,
})
