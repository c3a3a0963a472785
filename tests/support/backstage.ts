import { pino } from 'pino'
import { renameSlug } from '#services/modules/product/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { copiesOf } from '#tests/services/order-copies.ts'
import { runTool } from './tool.ts'

/** What people of the federation do while visitors look on; the running services tell of it. */

export async function renameProduct(
  dataDir: string,
  product: { readonly productId: number; readonly slug: string },
): Promise<void> {
  await inDatabase(dataDir, (db) =>
    db
      .transaction()
      .execute((trx) => renameSlug(trx, systemClock, { language: 'hrv', ...product })),
  )
}

/** Many orders like this one, which buyers would need many minutes for. */
export async function copyOrder(dataDir: string, number: string, copies: number): Promise<void> {
  await inDatabase(dataDir, (db) => copiesOf(db, number, copies))
}

async function inDatabase(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = openDatabase(
    { databaseUrl: null, dataDir },
    { log: pino({ level: 'silent' }), sole: false },
  )
  try {
    await work(db)
  } finally {
    await close()
  }
}

/** Through the tool, as its owner would. */
export async function switchMaintenance(dataDir: string, wish: 'on' | 'off'): Promise<void> {
  await runTool('maintenance', { dataDir }, wish)
}
