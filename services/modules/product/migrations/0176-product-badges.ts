import { type Kysely, sql } from 'kysely'

/** Badges of products, and how many pieces were sold lately. Both are settled every night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_sale')
    .addColumn('product_id', 'integer', (column) =>
      column.primaryKey().references('product.id').onDelete('cascade'),
    )
    .addColumn('pieces', 'integer', (column) => column.notNull().check(sql`pieces > 0`))
    .execute()

  await db.schema
    .createTable('product_badge')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('badge', 'text', (column) =>
      column.notNull().check(sql`badge in ('new', 'bestseller')`),
    )
    .addPrimaryKeyConstraint('product_badge_key', ['product_id', 'badge'])
    .execute()
}
