import type { Kysely } from 'kysely'

/** Addresses of bytes that were replaced, by the part of their hash that addresses have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_former')
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().references('media.id').onDelete('cascade'),
    )
    .addColumn('hash8', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_former_key', ['media_id', 'hash8'])
    .execute()
}
