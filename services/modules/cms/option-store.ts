import type { Db, Trx } from '#services/platform/database.ts'
import { LANGUAGE_OPTIONS, languageOptions } from './language-options.ts'
import type {} from './tables.ts'

export async function readOptions(db: Db) {
  const [rows, languages] = await Promise.all([
    db
      .selectFrom('cms_option')
      .select(['key', 'value', 'media_id'])
      .where('key', 'not in', [...LANGUAGE_OPTIONS.keys()])
      .execute(),
    languageOptions(db),
  ])
  const ofLanguages = [...languages].map(([key, value]) => ({ key, value, media_id: null }))
  return [...rows, ...ofLanguages].toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

export async function readOption(db: Db, key: string): Promise<string | null> {
  return (await optionValues(db, [key])).get(key) ?? null
}

/** Values of the keys that are set. */
export async function optionValues(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('cms_option')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  if (!keys.some((key) => LANGUAGE_OPTIONS.has(key))) return stored
  const languages = [...(await languageOptions(db))].filter(([key]) => keys.includes(key))
  return new Map([...stored, ...languages])
}

export async function writeOption(
  trx: Trx,
  { key, value, mediaId }: { key: string; value: string; mediaId: number | null },
): Promise<void> {
  await trx
    .insertInto('cms_option')
    .values({ key, value, media_id: mediaId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, media_id: mediaId }))
    .execute()
}
