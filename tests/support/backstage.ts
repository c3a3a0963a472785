import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { systemClock } from '#services/platform/clock.ts'
import { openDatabase } from '#services/platform/database.ts'
import { renameSlug } from '#services/product/api.ts'

/** What people of the federation do while visitors look on; the running services tell of it. */

export async function renameProduct(
  dataDir: string,
  product: { readonly productId: number; readonly slug: string },
): Promise<void> {
  const { db, close } = openDatabase(
    { databaseUrl: null, dataDir },
    { log: pino({ level: 'silent' }), sole: false },
  )
  try {
    await db
      .transaction()
      .execute((trx) => renameSlug(trx, systemClock, { language: 'hrv', ...product }))
  } finally {
    await close()
  }
}

/** Through the tool, as its owner would. */
export async function switchMaintenance(dataDir: string, wish: 'on' | 'off'): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/maintenance.ts', wish], {
    env: { PATH: process.env['PATH'], MODE: 'demo', DATA_DIR: dataDir },
  })
}
