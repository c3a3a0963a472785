import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { SEND_MAIL } from '#services/modules/mail/api.ts'
import { keepTry } from '#services/modules/mail/store.ts'
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

/** A welcome that the mail server refused until it was given up. */
export async function giveUpLetter(dataDir: string, to: string): Promise<void> {
  const at = systemClock.now().toISOString()
  const letter = { template: 'welcome', to, language: 'hrv', values: { firstName: 'Ana' } }
  await inDatabase(dataDir, async (db) => {
    const { id } = await db
      .insertInto('outbox')
      .values({
        ...{ kind: SEND_MAIL, at, attempts: 8, state: 'dead', fault: 'EENVELOPE 550' },
        payload: JSON.stringify({ id: randomUUID(), ...letter }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const shown = { subject: 'Dobro došli', body: 'Pozdrav, <b>Ana</b>!\n\nOtvorite:\n[…]' }
    await keepTry(
      db,
      {
        ...{ message_id: `<${id}@test>`, template: letter.template, email: to, shown },
        ...{ job_id: id, tried_at: at, sent_at: null, fault: 'EENVELOPE 550' },
      },
      '550 No such user',
    )
  })
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
