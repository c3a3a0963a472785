import { sql } from 'kysely'
import { listDeadLinks, listDeadLinkViews } from '#services/contract/dead-link-list.ts'
import { DEAD_LINK_LIST } from '#services/contract/rules/lists/dead-links.ts'
import { isWithin } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { liveAddresses, nearestAddress } from './live-addresses.ts'
import type {} from './tables.ts'

export const deadLinkList = staffList({
  calls: [listDeadLinks, listDeadLinkViews],
  source: {
    list: DEAD_LINK_LIST,
    table: 'failed_request',
    sort: { HITS: 'hits', LAST_AT: 'last_at' },
    filters: { last: (days) => isWithin('last_at', days) },
    search: (word) => sql`lower(path) like ${containing(word)} escape '\\'`,
  },
  async rowsOf(paths, { db, clock }) {
    const live = paths.length === 0 ? [] : await liveAddresses(db, clock.now().toISOString())
    return paths.map(({ id, path, hits, first_at: firstAt, last_at: lastAt }) => ({
      ...{ id: `${id}`, path, hits, firstAt, lastAt },
      nearest: nearestAddress(live, path),
    }))
  },
})
