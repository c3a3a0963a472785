import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'edit')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('sitting', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('subject', 'text')
    .addUniqueConstraint('edit_once_a_sitting', ['entity', 'entity_id', 'path', 'sitting'])
    .execute()
  await db.schema
    .createIndex('edit_of_entity')
    .on('edit')
    .columns(['entity', 'entity_id', 'id'])
    .execute()
  await db.schema.createIndex('edit_by_actor').on('edit').columns(['actor', 'id']).execute()
  await db.schema.createIndex('edit_by_moment').on('edit').column('at').execute()
  await db.schema.createIndex('edit_by_subject').on('edit').column('subject').execute()
}
