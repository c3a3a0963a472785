import { z } from 'zod'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { lockDue, setDue } from '#services/platform/jobs/due.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { nextTicketOrders } from './buyer-store.ts'
import { eventFacts } from './event-facts.ts'

const EVENT_NOTICE = 'order.event-notice'
/** Letters that one transaction queues: a few milliseconds. */
const AT_ONCE = 20

const notice = eventFacts.omit({ title: true, reason: true }).extend({
  texts: z.record(z.string(), z.object({ title: z.string(), reason: z.string() })),
  /** For orders in another language. */
  mainLanguage: z.string(),
  /** The last order whose buyer was informed. */
  after: z.int(),
})
const payload = z.object({ id: z.int(), notices: z.array(notice) })

export type EventNotice = Omit<z.input<typeof notice>, 'after'>

/**
 * Informs each buyer of an event's tickets by a letter, in the background. A notice waits for those
 * before it, so that the last letter of a buyer has the last news.
 */
export async function informTicketBuyers(
  trx: Trx,
  clock: Clock,
  { id, ...given }: EventNotice & { readonly id: number },
): Promise<void> {
  const key = `${id}`
  await lockDue(trx, EVENT_NOTICE, [key])
  const waiting = await trx
    .selectFrom('due')
    .select('payload')
    .where('kind', '=', EVENT_NOTICE)
    .where('key', '=', key)
    .executeTakeFirst()
  const before = waiting ? payload.parse(JSON.parse(waiting.payload)).notices : []
  await schedule(trx, clock, { id, notices: [...before, { ...given, after: 0 }] })
}

/**
 * Queues the next letters and schedules those after them, all in the transaction of the task:
 * whenever the program ends, a letter is queued once.
 */
const informNext: DueHandler = async (trx, given, clock) => {
  const { id, notices } = payload.parse(given)
  const [current, ...later] = notices
  if (!current) return
  const { after, texts, mainLanguage, ...facts } = current
  const orders = await nextTicketOrders(trx, facts.productIds, { after, limit: AT_ONCE })
  for (const { slug, language } of orders) {
    const text = texts[language] ?? texts[mainLanguage] ?? { title: '', reason: '' }
    await enqueueLetter(trx, { slug, letter: LETTERS[facts.move], event: { ...facts, ...text } })
  }
  const last = orders.length < AT_ONCE ? null : orders.at(-1)
  const left = last ? [{ ...current, after: last.id }, ...later] : later
  if (left.length > 0) await schedule(trx, clock, { id, notices: left })
}

const LETTERS = {
  CANCEL: 'order-event-cancelled',
  POSTPONE: 'order-event-postponed',
  RESTORE: 'order-event-restored',
} as const

export const noticeDueHandlers: Readonly<Record<string, DueHandler>> = {
  [EVENT_NOTICE]: informNext,
}

async function schedule(trx: Trx, clock: Clock, job: z.input<typeof payload>): Promise<void> {
  await setDue(trx, {
    ...{ kind: EVENT_NOTICE, key: `${job.id}`, at: clock.now().toISOString() },
    payload: parseJsonObject(JSON.stringify(job)),
  })
}
