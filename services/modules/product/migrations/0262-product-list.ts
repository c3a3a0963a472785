import type { Kysely } from 'kysely'

/** Orders of the list of products, and the products that a picture is of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('product_by_age')
    .on('product')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema.createIndex('product_by_sku').on('product').columns(['sku', 'id']).execute()
}
