import { sql } from 'kysely'
import type { z } from 'zod'
import {
  listPrivacyRequests,
  listPrivacyViews,
  type privacyRow,
} from '#services/contract/privacy-list.ts'
import { PRIVACY_LIST } from '#services/contract/rules/lists/privacy.ts'
import { isAnyOf, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { daysUntil, soonUntil } from './due-day.ts'
import { isOpen } from './steps.ts'
import type { StoredRequest } from './store.ts'

const REQUESTS: ListSource<typeof PRIVACY_LIST, 'privacy_request'> = {
  list: PRIVACY_LIST,
  table: 'privacy_request',
  sort: { DUE: 'turn', RECEIVED: 'received_on' },
  filters: {
    kind: (words) => isAnyOf('kind', words),
    state: (words) => isAnyOf('state', words),
    due(words, now) {
      const today = zagrebDay(now)
      const given = words.map((word) =>
        word === 'OVERDUE'
          ? sql`due_on < ${today}`
          : sql`due_on between ${today} and ${soonUntil(now)}`,
      )
      return sql`(closed_at is null and (${sql.join(given, sql` or `)}))`
    },
  },
  search: (word) => sql`(email_key >= ${word} and email_key < ${`${word}\u{10ffff}`})`,
}

export const privacyList = staffList({
  calls: [listPrivacyRequests, listPrivacyViews],
  source: REQUESTS,
  rowsOf: (requests, { clock }) => requests.map((request) => rowOf(request, clock.now())),
})

export function rowOf(request: StoredRequest, now: Date): z.output<typeof privacyRow> {
  const { id, email, kind, state, due_on: dueOn, received_on: receivedOn } = request
  return {
    ...{ id: `${id}`, email, kind, state, dueOn, receivedOn, closedAt: request.closed_at },
    daysLeft: isOpen(state) ? daysUntil(dueOn, now) : null,
  }
}
