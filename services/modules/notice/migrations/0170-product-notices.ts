import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const toProduct = 'product.id'
  await createTable(db, 'product_notice')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references(toProduct).onDelete('cascade'),
    )
    .addColumn('page_id', 'integer', (column) =>
      column.notNull().references(toProduct).onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('backInStock', 'priceDrop')`),
    )
    .addColumn('price_cents', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consent_texts', 'text', (column) => column.notNull())
    .addColumn('signed_up_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('claimed_at', 'text')
    .addUniqueConstraint('product_notice_once', ['email_key', 'product_id', 'kind'])
    .addCheckConstraint(
      'product_notice_price',
      sql`(kind = 'priceDrop') = (price_cents is not null)`,
    )
    .execute()
  for (const column of ['product_id', 'page_id', 'account_id', 'address_key', 'signed_up_at']) {
    await db.schema
      .createIndex(`product_notice_by_${column}`)
      .on('product_notice')
      .column(column)
      .execute()
  }
}
