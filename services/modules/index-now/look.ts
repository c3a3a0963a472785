import type { Selectable } from 'kysely'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { changesSince, newestCursor } from '#services/platform/feed.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { DueHandler } from '#services/platform/module.ts'
import type { Tables } from '#services/platform/tables.ts'
import { addAnnouncements, hasAnnouncements } from './announcements.ts'
import { compareProducts, compareWhole, concernedBy, scanProducts } from './concerned.ts'
import { SEND } from './send.ts'

export const LOOK = 'index-now'
const PAUSE_MS = 60_000
/** While the products are compared part by part. */
const SHORT_PAUSE_MS = 2_000

type State = Selectable<Tables['index_now']>

/** Every minute, all that changed since is compared with what search engines know. */
export const lookAgain: DueHandler = async (trx, _payload, clock) => {
  const state = await look(trx, clock)
  const isDone = state.scanned_to === null
  const at = clock.now().getTime() + (isDone ? PAUSE_MS : SHORT_PAUSE_MS)
  await setDue(trx, { kind: LOOK, key: '', at: new Date(at).toISOString() })
  const mayBeSent = state.retry_at === null || state.retry_at <= clock.now().toISOString()
  if (mayBeSent && (await hasAnnouncements(trx))) await enqueue(trx, { kind: SEND, payload: {} })
}

async function look(trx: Trx, clock: Clock): Promise<State> {
  const before = await trx.selectFrom('index_now').selectAll().executeTakeFirst()
  const state = before ? await follow(trx, before, clock) : await begin(trx, clock)
  if (state.scanned_to === null) return state
  const { paths, scannedTo } = await scanProducts(trx, state.scanned_to)
  if (state.is_first === 0) await addAnnouncements(trx, paths, state.look)
  return await change(trx, {
    scanned_to: scannedTo,
    is_first: scannedTo === null ? 0 : state.is_first,
  })
}

/** What exists before the first look has been found by search engines, or will be by the site map. */
async function begin(trx: Trx, clock: Clock): Promise<State> {
  const cursor = await newestCursor(trx)
  await compareWhole(trx, clock, ['content', 'category', 'event'])
  return await trx
    .insertInto('index_now')
    .values({ id: 1, cursor, look: 1, is_first: 1, scanned_to: 0, retry_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function follow(trx: Trx, before: State, clock: Clock): Promise<State> {
  const { cursor, topics, gap } = await changesSince(trx, before.cursor)
  const { productIds, parts, isAll } = concernedBy(topics, gap)
  const paths = [
    ...(await compareWhole(trx, clock, parts)),
    ...(await compareProducts(trx, productIds)),
  ]
  const number = before.look + 1
  await addAnnouncements(trx, paths, number)
  return await change(trx, { cursor, look: number, ...(isAll ? { scanned_to: 0 } : {}) })
}

async function change(trx: Trx, values: Partial<Omit<State, 'id'>>): Promise<State> {
  return await trx
    .updateTable('index_now')
    .set(values)
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
}
