import { type Kysely, sql } from 'kysely'

type Stored = {
  media: { id: number }
  element: { id: number; published_version: number | null }
  element_version: { element_id: number; version: number; body: string }
  element_media: { element_id: number; version: number; media_id: number }
  post_text: { post_id: number; language: string; body: string }
  media_in_text: { kind: string; record: string; part: string; media_id: number }
}

const ADDRESS = /\/media\/[^"'\s/\\]+\/[^"'\s/\\]+\/([1-9]\d{0,9})-[0-9a-f]{8}\./g

/** Pictures that elements show: of their public version and those after it. */
export async function up(db: Kysely<Stored>): Promise<void> {
  await db.schema
    .createTable('element_media')
    .addColumn('element_id', 'integer', (column) =>
      column.notNull().references('element.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addPrimaryKeyConstraint('element_media_key', ['element_id', 'version', 'media_id'])
    .execute()
  await db.schema
    .createIndex('element_media_by_media')
    .on('element_media')
    .column('media_id')
    .execute()
  await db.schema.createIndex('post_by_media').on('post').column('media_id').execute()

  const media = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  await fillElements(db, media)
  await fillPosts(db, media)
}

async function fillElements(db: Kysely<Stored>, media: ReadonlySet<number>): Promise<void> {
  const versions = await db
    .selectFrom('element_version')
    .innerJoin('element', 'element.id', 'element_version.element_id')
    .select(['element_id', 'version', 'body'])
    .where(sql<boolean>`version >= coalesce(published_version, 0)`)
    .execute()
  for (const { element_id, version, body } of versions) {
    const ids = new Set([...idsIn(JSON.parse(body)), ...idsInText(body)])
    const rows = [...ids]
      .filter((id) => media.has(id))
      .map((media_id) => ({ element_id, version, media_id }))
    if (rows.length > 0) await db.insertInto('element_media').values(rows).execute()
  }
}

async function fillPosts(db: Kysely<Stored>, media: ReadonlySet<number>): Promise<void> {
  const texts = await db
    .selectFrom('post_text')
    .selectAll()
    .where('body', 'like', '%/media/%')
    .execute()
  for (const { post_id, language, body } of texts) {
    const rows = [...idsInText(body)]
      .filter((id) => media.has(id))
      .map((media_id) => ({ kind: 'POST', record: `${post_id}`, part: language, media_id }))
    if (rows.length > 0) await db.insertInto('media_in_text').values(rows).execute()
  }
}

/** Every `mediaId`, at any depth. */
function idsIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'mediaId' && typeof inner === 'number' ? [inner] : idsIn(inner),
  )
}

function idsInText(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(ADDRESS)].map(([, id]) => Number(id)))
}
