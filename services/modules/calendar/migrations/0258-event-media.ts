import type { Kysely } from 'kysely'

type Stored = {
  media: { id: number }
  event_text: { event_id: number; language: string; description: string }
  media_in_text: { kind: string; record: string; part: string; media_id: number }
}

const ADDRESS = /\/media\/[^"'\s/]+\/[^"'\s/]+\/([1-9]\d{0,9})-[0-9a-f]{8}\./g

/** By which the library finds the events that show a picture. */
export async function up(db: Kysely<Stored>): Promise<void> {
  await db.schema.createIndex('event_by_media').on('event').column('media_id').execute()
  const media = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  const texts = await db
    .selectFrom('event_text')
    .select(['event_id', 'language', 'description'])
    .where('description', 'like', '%/media/%')
    .execute()
  for (const { event_id, language, description } of texts) {
    const ids = new Set([...description.matchAll(ADDRESS)].map(([, id]) => Number(id)))
    const rows = [...ids]
      .filter((id) => media.has(id))
      .map((media_id) => ({ kind: 'EVENT', record: `${event_id}`, part: language, media_id }))
    if (rows.length > 0) await db.insertInto('media_in_text').values(rows).execute()
  }
}
