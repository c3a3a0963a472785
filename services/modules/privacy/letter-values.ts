import type { StoredRequest } from './store.ts'

/** What letters say of a request; each takes what it needs. */
export function letterValues({ kind, received_on, due_on, reason }: StoredRequest) {
  return { kind, receivedAt: noonOf(received_on), dueAt: noonOf(due_on), reason: reason ?? '' }
}

/** Of a day in Zagreb, in summer as in winter. */
function noonOf(day: string): string {
  return `${day}T11:00:00.000Z`
}
