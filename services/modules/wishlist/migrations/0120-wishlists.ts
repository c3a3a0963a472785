import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'wishlist')
    .addColumn('account_id', 'integer', (column) => column.unique())
    .addColumn('guest_key', 'text', (column) => column.unique())
    .addColumn('share_token', 'text', (column) => column.unique())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addCheckConstraint('wishlist_has_one_owner', sql`(account_id is null) <> (guest_key is null)`)
    .execute()
  await db.schema.createIndex('wishlist_by_use').on('wishlist').column('used_at').execute()

  await createTable(db, 'wish')
    .addColumn('wishlist_id', 'integer', (column) =>
      column.notNull().references('wishlist.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('wish_once', ['wishlist_id', 'product_id'])
    .execute()
  await db.schema
    .createIndex('wish_newest_first')
    .on('wish')
    .columns(['wishlist_id', 'added_at', 'id'])
    .execute()
}
