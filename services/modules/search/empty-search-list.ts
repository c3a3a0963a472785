import { sql } from 'kysely'
import { listEmptySearches, listEmptySearchViews } from '#services/contract/empty-search-list.ts'
import { EMPTY_SEARCH_LIST } from '#services/contract/rules/lists/empty-searches.ts'
import { isWithin } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import type {} from './tables.ts'

export const emptySearchList = staffList({
  calls: [listEmptySearches, listEmptySearchViews],
  source: {
    list: EMPTY_SEARCH_LIST,
    table: 'empty_search',
    sort: { HITS: 'hits', LAST_AT: 'last_at' },
    filters: { last: (days) => isWithin('last_at', days) },
    search: (word) => sql`keywords like ${containing(word)} escape '\\'`,
  },
  rowsOf: (rows) =>
    rows.map(({ id, keywords, hits, first_at: firstAt, last_at: lastAt }) => ({
      ...{ id: `${id}`, keywords, hits, firstAt, lastAt },
    })),
})
