import { type Kysely, sql } from 'kysely'

/** Variants may come by mail, such as a ticket for each stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').dropConstraint('product_variant').execute()
  await db.schema
    .alterTable('product')
    .addCheckConstraint(
      'product_variant',
      sql`(parent_id is null and variant_key is null) or (parent_id is not null and parent_id <> id and variant_key is not null and format in ('Simple', 'EProduct'))`,
    )
    .execute()
}
