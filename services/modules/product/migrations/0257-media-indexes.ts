import type { Kysely } from 'kysely'

type Stored = {
  media: { id: number }
  product_text: { product_id: number; language: string; description: string | null }
  media_in_text: { kind: string; record: string; part: string; media_id: number }
}

const ADDRESS = /\/media\/[^"'\s/]+\/[^"'\s/]+\/([1-9]\d{0,9})-[0-9a-f]{8}\./g

/** By which the library finds what shows a picture. */
export async function up(db: Kysely<Stored>): Promise<void> {
  for (const table of ['product_media', 'category', 'custom_option'] as const) {
    await db.schema.createIndex(`${table}_by_media`).on(table).column('media_id').execute()
  }
  const media = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id', 'language', 'description'])
    .where('description', 'like', '%/media/%')
    .execute()
  for (const { product_id, language, description } of texts) {
    const ids = new Set([...(description ?? '').matchAll(ADDRESS)].map(([, id]) => Number(id)))
    const rows = [...ids]
      .filter((id) => media.has(id))
      .map((media_id) => ({ kind: 'PRODUCT', record: `${product_id}`, part: language, media_id }))
    if (rows.length > 0) await db.insertInto('media_in_text').values(rows).execute()
  }
}
