import type { Kysely } from 'kysely'

type Stored = {
  media: { id: number }
  consent: { id: number; number: number }
  consent_text: { consent_id: number; version: number; html: string }
  media_in_text: { kind: string; record: string; part: string; media_id: number }
}

const ADDRESS = /\/media\/[^"'\s/]+\/[^"'\s/]+\/([1-9]\d{0,9})-[0-9a-f]{8}\./g

/** By which the library finds the texts of consents that show a picture. */
export async function up(db: Kysely<Stored>): Promise<void> {
  const media = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => id))
  const texts = await db
    .selectFrom('consent_text')
    .innerJoin('consent', 'consent.id', 'consent_text.consent_id')
    .select(['number', 'version', 'html'])
    .where('html', 'like', '%/media/%')
    .execute()
  for (const { number, version, html } of texts) {
    const ids = new Set([...html.matchAll(ADDRESS)].map(([, id]) => Number(id)))
    const rows = [...ids]
      .filter((id) => media.has(id))
      .map((media_id) => ({ kind: 'CONSENT', record: `${number}`, part: `${version}`, media_id }))
    if (rows.length > 0) await db.insertInto('media_in_text').values(rows).execute()
  }
}
