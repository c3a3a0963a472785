import type { Kysely } from 'kysely'
import { writeWords } from '#services/modules/order/list/order-words.ts'
import { byteOrderedText } from '#services/platform/columns.ts'
import type { AnyDatabase } from '#services/platform/database.ts'

const ORDERS_AT_ONCE = 500

/** Indexes of the list of staff, and the words by which they search it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['placed_at', 'total_cents']) {
    await db.schema
      .createIndex(`order_by_${column}`)
      .on('customer_order')
      .columns([column, 'id'])
      .execute()
  }
  for (const column of ['state', 'payment_state', 'delivery_method_id']) {
    await db.schema
      .createIndex(`order_of_${column}`)
      .on('customer_order')
      .columns([column, 'placed_at', 'id'])
      .execute()
  }
  await db.schema
    .createTable('order_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('order_word_once', ['word', 'order_id'])
    .execute()
  await db.schema
    .createIndex('order_word_of_order')
    .on('order_word')
    .columns(['order_id', 'word'])
    .execute()
  await writeAllWords(db)
}

async function writeAllWords(db: AnyDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const orders = await db
      .selectFrom('customer_order')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(ORDERS_AT_ONCE)
      .execute()
    const ids = orders.map(({ id }) => Number(id))
    if (ids.length === 0) return
    await writeWords(db, ids)
    last = ids.at(-1) ?? last
  }
}
