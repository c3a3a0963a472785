import { type ProductOffer, productOffers } from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { NOTICE_MAIL } from './job-kinds.ts'
import { awaitedProducts, claimNotices } from './store.ts'

/** Small batches keep transactions short while orders are placed. */
const AT_ONCE = 100

type Deps = Pick<ModuleDeps, 'db' | 'clock'>

/** Queues the mails of all notices that these products fulfil now. */
export async function lookAtPages(
  { db, clock }: Deps,
  pageIds: readonly number[],
  stopped?: AbortSignal,
): Promise<void> {
  const awaited = await awaitedProducts(db, pageIds)
  if (awaited.length === 0) return
  const context = { db, language: DEFAULT_LANGUAGE, now: clock.now().toISOString() }
  const offers = await productOffers(context, awaited)
  for (const offer of offers.values()) {
    if (!offer.canBeBought) continue
    while (!stopped?.aborted && (await claimSome({ db, clock }, offer)) === AT_ONCE);
  }
}

/** The claim and the job commit together, so that no mail is lost or sent twice. */
async function claimSome({ db, clock }: Deps, { id, finalCents }: ProductOffer): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const now = clock.now().toISOString()
    const claimed = await claimNotices(trx, { productId: id, finalCents }, { now, limit: AT_ONCE })
    for (const notice of claimed) await enqueue(trx, { kind: NOTICE_MAIL, payload: { id: notice } })
    return claimed.length
  })
}
