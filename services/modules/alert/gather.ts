import { randomUUID } from 'node:crypto'
import { ALERT_KINDS, type AlertKind } from '#services/contract/rules/alerts.ts'
import { lettersOfJobs } from '#services/modules/mail/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { ALERT_LETTER } from '#services/platform/jobs/alerts.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { repeated } from '#services/platform/jobs/repeated.ts'
import type { AlertJob } from './alert-job.ts'
import { type Alert, membersWith, takeAlerts } from './store.ts'

const MINUTE_MS = 60_000
/** Events that a letter names; it gives the number of the others. */
const NAMED = 20

/** What happened in a minute is one letter for each kind and member, however much it is. */
export const alertMinutes = repeated('alert.gather', {
  next: (after) => new Date(after.getTime() + MINUTE_MS),
  work: gather,
})

/** Queues letters and forgets the events, all in one transaction: none is lost or sent twice. */
async function gather(trx: Trx): Promise<void> {
  const alerts = await takeAlerts(trx)
  for (const kind of ALERT_KINDS) {
    const raised = alerts.filter((alert) => alert.kind === kind)
    const members = raised.length === 0 ? [] : await membersWith(trx, kind)
    if (members.length === 0) continue
    const events = kind === 'MAIL' ? await letters(trx, raised) : raised
    if (events.length > 0) await queue(trx, { kind, events, members })
  }
}

async function queue(
  trx: Trx,
  {
    kind,
    events,
    members,
  }: {
    readonly kind: AlertKind
    readonly events: readonly Alert[]
    readonly members: readonly number[]
  },
): Promise<void> {
  const rows = events
    .slice(0, NAMED)
    .map(({ title, value, at, path }) => ({ title, value: value ?? at, path }))
  for (const accountId of members) {
    const job: AlertJob = { id: randomUUID(), accountId, kind, count: events.length, rows }
    await enqueue(trx, { kind: ALERT_LETTER, payload: job })
  }
}

/** Jobs that were given up are raised by their ids; those that sent no letter are left out. */
async function letters(trx: Trx, raised: readonly Alert[]): Promise<readonly Alert[]> {
  const found = await lettersOfJobs(
    trx,
    raised.map(({ title }) => Number(title)),
  )
  return raised.flatMap((alert) => {
    const letter = found.get(Number(alert.title))
    return letter ? [{ ...alert, title: letter.template, path: `mails/${letter.id}` }] : []
  })
}
