import { z } from 'zod'
import { listCalls } from './list.ts'
import { DEAD_LINK_LIST } from './rules/lists/dead-links.ts'

const deadLinkRow = z.object({
  id: z.string(),
  path: z.string(),
  /** Once a minute and gateway at most. */
  hits: z.int32(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** A live address that looks alike. */
  nearest: z.string().nullable(),
})

export const [listDeadLinks, listDeadLinkViews] = listCalls(DEAD_LINK_LIST, {
  path: 'dead-links',
  what: 'paths that were not found',
  row: deadLinkRow,
})
