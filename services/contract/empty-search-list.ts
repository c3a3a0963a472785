import { z } from 'zod'
import { listCalls } from './list.ts'
import { EMPTY_SEARCH_LIST } from './rules/lists/empty-searches.ts'

const emptySearchRow = z.object({
  id: z.string(),
  /** Without marks and capitals, and without what may name a person. */
  keywords: z.string(),
  hits: z.int32(),
  firstAt: z.string(),
  lastAt: z.string(),
})

export const [listEmptySearches, listEmptySearchViews] = listCalls(EMPTY_SEARCH_LIST, {
  path: 'empty-searches',
  what: 'keywords that found nothing',
  row: emptySearchRow,
})
