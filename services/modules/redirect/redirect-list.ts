import { sql } from 'kysely'
import { listRedirects, listRedirectViews } from '#services/contract/redirect-list.ts'
import { REDIRECT_LIST } from '#services/contract/rules/lists/redirects.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import type {} from './tables.ts'

export const redirectList = staffList({
  calls: [listRedirects, listRedirectViews],
  source: {
    list: REDIRECT_LIST,
    table: 'redirect',
    sort: { PATH: 'path', HITS: 'hits', MADE_AT: 'made_at' },
    filters: { isUnused: (is) => (is ? sql`hits = 0` : sql`hits > 0`) },
    search: (word) =>
      sql`(lower(path) like ${containing(word)} escape '\\' or lower(target) like ${containing(word)} escape '\\')`,
  },
  rowsOf: (redirects) =>
    redirects.map(({ id, path, target, hits, last_at: lastAt, made_at: madeAt }) => ({
      ...{ id: `${id}`, path, target, hits, lastAt, madeAt },
    })),
})
