import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { countSales } from '#services/modules/order/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { engineOf, type Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { matchDay } from './content/dates.ts'
import { missingParts } from './missing-parts.ts'
import { preparePictures, savePictures } from './pictures-list.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCheckout } from './seed-checkout.ts'
import { seedComments } from './seed-comments.ts'
import { seedConsents } from './seed-consents.ts'
import { seedContent } from './seed-content.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedFiles } from './seed-files.ts'
import { seedNews } from './seed-news.ts'
import { seedOrders } from './seed-orders.ts'
import { hashDemoPasswords, seedPeople } from './seed-people.ts'
import { seedSeller } from './seed-seller.ts'

const RETRY_MS = 200
/** Arbitrary, but the same in every replica. */
const LOCK = 728_395

type Outcome = 'seeded' | 'filled' | 'busy'

/** Fills a database with the parts of the demo federation that it does not have. */
export async function seedDemo(deps: ModuleDeps): Promise<void> {
  const { db, clock, config, log } = deps
  const missing = await missingParts(db)
  if (!missing) return
  const startedAt = performance.now()
  const now = clock.now()
  const match = matchDay(now)
  const prepared = missing.content ? await preparePictures(match, now) : null
  const hashes = missing.people ? await hashDemoPasswords(config) : []

  const fill = async (trx: Trx): Promise<Outcome> => {
    if (!(await isFirst(trx))) return 'busy'
    const parts = await missingParts(trx)
    if (!parts) return 'filled'

    if (prepared && parts.content) {
      const pictures = await savePictures(trx, clock, prepared)
      const categories = await seedCatalogue(trx, { clock, pictures, match })
      await seedNews(trx, { now, match, pictures })
      await seedContent(trx, { now, match, pictures, categories })
    }
    if (parts.people) await seedPeople(trx, { clock, hashes })
    if (parts.consents) await seedConsents(trx, clock)
    if (parts.coupons) await seedCoupons(trx, now)
    if (parts.checkout) await seedCheckout(trx)
    if (parts.seller) await seedSeller(trx)
    if (parts.files) await seedFiles(trx, clock)
    if (parts.orders) await seedOrders(trx, deps)
    if (parts.comments) await seedComments(trx, clock)
    if (parts.orders) await countSales(trx, clock)
    return 'seeded'
  }
  let outcome = await inTransaction(db, fill)
  while (outcome === 'busy') {
    await setTimeout(RETRY_MS)
    outcome = await inTransaction(db, fill)
  }
  if (outcome === 'seeded')
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo seeded')
}

/**
 * Of replicas that start together, one seeds. The others poll, because waiting within a statement
 * would exceed its time limit. SQLite allows only one process anyway.
 */
async function isFirst(trx: Trx): Promise<boolean> {
  if (engineOf(trx) === 'sqlite') return true
  const lock = sql<{
    isMine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as "isMine"`
  const { rows } = await lock.execute(trx)
  return rows[0]?.isMine === true
}
