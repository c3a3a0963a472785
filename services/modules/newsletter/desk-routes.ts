import { deleteSubscribers, stopSubscribers } from '#services/contract/newsletter-list.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { stopSubscriber } from './stop.ts'
import { deleteSubscriber, findSubscriber, type Subscriber } from './store.ts'

/** What staff do with addresses of the newsletter; one that is gone is left out. */
export function newsletterDeskRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(stopSubscribers, async ({ ids, reason }, scope) => {
      const stopping = { findPerson, clock: scope.clock }
      await forEach(ids, scope, async (trx, row) => {
        if (row.state === 'STOPPED') return
        await stopSubscriber(trx, row.id, stopping)
        await record(trx, row, { scope, path: 'move.stop', after: { reason } })
      })
      return { success: true }
    }),

    route(deleteSubscribers, async ({ ids }, scope) => {
      await forEach(ids, scope, async (trx, row) => {
        await deleteSubscriber(trx, row.id)
        await record(trx, row, { scope, path: 'move.delete', after: { state: row.state } })
      })
      return { success: true }
    }),
  ]
}

/** One transaction for each, since a stop locks the account first. */
async function forEach(
  ids: readonly number[],
  { db }: Scope,
  work: (trx: Trx, row: Subscriber) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    await inTransaction(db, async (trx) => {
      const row = await findSubscriber(trx, id)
      if (row) await work(trx, row)
    })
  }
}

async function record(
  trx: Trx,
  { id, email_key: subject }: Subscriber,
  { scope, path, after }: { scope: Scope; path: string; after: object },
): Promise<void> {
  const at = scope.clock.now().toISOString()
  await recordEdits(
    trx,
    { entity: 'newsletter', id: `${id}`, author: authorOf(scope), at, subject },
    [{ path, before: null, after }],
  )
}
