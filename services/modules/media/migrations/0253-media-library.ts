import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'
import { searchText } from '#services/platform/text/keywords.ts'

type Stored = {
  media: { id: number; original_name: string; search: string }
  media_text: { media_id: number; title: string; alt: string }
}

/** Folders, the point of a picture that every cut shows, and what staff search and sort by. */
export async function up(db: Kysely<Stored>): Promise<void> {
  await createTable(db, 'media_folder')
    .addColumn('parent_id', 'integer', (column) => column.references('media_folder.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  // Names of the first level have no parent, and a unique index holds no two nulls for equal.
  await sql`create unique index media_folder_by_name
    on media_folder (coalesce(parent_id, 0), name)`.execute(db)

  const change = () => db.schema.alterTable('media')
  await change()
    .addColumn('folder_id', 'integer', (column) => column.references('media_folder.id'))
    .execute()
  for (const [name, rule] of [
    ['focal_x', sql`focal_x between 0 and 100`],
    ['focal_y', sql`focal_y between 0 and 100`],
  ] as const) {
    await change()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(50).check(rule))
      .execute()
  }
  await change().addColumn('updated_at', 'text').execute()
  await change()
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('media_text')
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('media_in_text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addPrimaryKeyConstraint('media_in_text_key', ['kind', 'record', 'part', 'media_id'])
    .execute()
  await db.schema
    .createIndex('media_in_text_by_media')
    .on('media_in_text')
    .columns(['media_id', 'kind'])
    .execute()

  await db.schema.createIndex('media_by_hash').on('media').column('hash').execute()
  await db.schema.createIndex('media_by_folder').on('media').columns(['folder_id', 'id']).execute()
  for (const column of ['created_at', 'original_name', 'size'] as const) {
    await db.schema.createIndex(`media_by_${column}`).on('media').columns([column, 'id']).execute()
  }
  await fillSearch(db)
}

async function fillSearch(db: Kysely<Stored>): Promise<void> {
  const media = await db.selectFrom('media').select(['id', 'original_name']).execute()
  const texts = await db.selectFrom('media_text').select(['media_id', 'title', 'alt']).execute()
  const textsOf = Map.groupBy(texts, ({ media_id }) => media_id)
  for (const { id, original_name: name } of media) {
    const own = textsOf.get(id)?.flatMap(({ title, alt }) => [title, alt]) ?? []
    const search = searchText([name, ...own])
    await db.updateTable('media').set({ search }).where('id', '=', id).execute()
  }
}
