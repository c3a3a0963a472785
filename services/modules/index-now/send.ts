import type { Logger } from 'pino'
import type { IndexNowConfig } from '#services/config.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { type Announcement, dropAnnouncements, readAnnouncements } from './announcements.ts'

export const SEND = 'index-now/send'
/** The protocol takes no more in one call. */
const MOST_ADDRESSES = 10_000
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
/** The addresses themselves are refused, so they would be again. */
const REFUSED = new Set([400, 422])

/**
 * Sends what waits, and leaves it where that fails: the look that follows the pause queues another
 * job. Killed after an answer and before the deletion, it sends the same addresses twice.
 */
export const sendAnnouncements: OutboxHandler = async (_payload, deps) => {
  const { db, config, log } = deps
  if (!config.indexNow) return
  for (;;) {
    const waiting = await readAnnouncements(db, MOST_ADDRESSES)
    if (waiting.length === 0) return
    const answer = await post(waiting, config.indexNow, config.publicUrl)
    if (!isTaken(answer, waiting.length, log)) return await putOff(deps, answer.retryAfterMs)
    await inTransaction(db, async (trx) => {
      await dropAnnouncements(trx, waiting)
      await trx.updateTable('index_now').set({ failures: 0, retry_at: null }).execute()
    })
  }
}

type Answer = {
  readonly status: number | null
  readonly fault?: string
  readonly retryAfterMs: number
}

async function post(
  announcements: readonly Announcement[],
  { key, url, timeoutMs }: IndexNowConfig,
  publicUrl: string,
): Promise<Answer> {
  const addresses = announcements.map(({ path }) => publicUrl + path)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        ...{ key, keyLocation: `${publicUrl}/${key}.txt`, urlList: addresses },
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return { status: answer.status, retryAfterMs: secondsOf(answer.headers) * 1_000 }
  } catch (error) {
    return { status: null, fault: faultName(error), retryAfterMs: 0 }
  }
}

function secondsOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : 0
}

function isTaken({ status, fault }: Answer, addresses: number, log: Logger): boolean {
  if (status === 200 || status === 202) return true
  const isRefused = status !== null && REFUSED.has(status)
  const what = isRefused ? 'search engines refused addresses' : 'search engines were not informed'
  log.warn({ status, fault, addresses }, what)
  return isRefused
}

/** Twice as long after each failure, and at least as long as the answer says. */
async function putOff({ db, clock }: ModuleDeps, leastMs: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { failures } = await trx
      .updateTable('index_now')
      .set((eb) => ({ failures: eb('failures', '+', 1) }))
      .returning('failures')
      .executeTakeFirstOrThrow()
    const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), leastMs)
    const until = clock.now().getTime() + Math.min(pauseMs, LONGEST_PAUSE_MS)
    await trx
      .updateTable('index_now')
      .set({ retry_at: new Date(until).toISOString() })
      .execute()
  })
}
