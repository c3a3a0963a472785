import { cachedRead } from '#services/platform/cached-reads.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type {
  CountryTable,
  CurrencyTable,
  LanguageTable,
  MediaOptionTable,
  SettingTable,
} from './tables.ts'

/** Tag of all that this module stores. */
const SETTINGS = 'settings'

export async function readGroup(db: Db, group: string): Promise<ReadonlyMap<string, string>> {
  return await cachedRead(db, `settings:${group}`, async (validity) => {
    validity.dependOn(SETTINGS)
    const rows = await db
      .selectFrom('setting')
      .select(['key', 'value'])
      .where('group', '=', group)
      .execute()
    return new Map(rows.map(({ key, value }) => [key, value]))
  })
}

export async function readSetting(db: Db, group: string, key: string): Promise<string | null> {
  return (await readGroup(db, group)).get(key) ?? null
}

export async function readSettings(db: Db): Promise<SettingTable[]> {
  return await db.selectFrom('setting').selectAll().execute()
}

export async function deleteSetting(
  trx: Trx,
  { group, key }: { group: string; key: string },
): Promise<void> {
  await trx.deleteFrom('setting').where('group', '=', group).where('key', '=', key).execute()
}

export async function writeSetting(
  trx: Trx,
  setting: { group: string; key: string; value: string },
): Promise<void> {
  await trx
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) =>
      conflict.columns(['group', 'key']).doUpdateSet({ value: setting.value }),
    )
    .execute()
}

export async function readApiKey(db: Db): Promise<{ id: string; token: string }> {
  return await cachedRead(db, 'api-key', async (validity) => {
    validity.dependOn(SETTINGS)
    // There is one key, unless an older release created several when replicas started at once.
    return await db
      .selectFrom('api_key')
      .select(['id', 'token'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  })
}

/** Serialises replicas that start at once; reads after it see the latest state. */
export async function lockSettings(trx: Trx): Promise<void> {
  await trx
    .updateTable('setting')
    .set((setting) => ({ value: setting.ref('value') }))
    .where('group', '=', 'site')
    .where('key', '=', 'id')
    .execute()
}

/** True when it was inserted. */
export async function insertFirstApiKey(
  trx: Trx,
  key: { id: string; token: string },
): Promise<boolean> {
  const existing = await trx.selectFrom('api_key').select('id').executeTakeFirst()
  if (existing) return false
  await trx.insertInto('api_key').values(key).execute()
  return true
}

export type DomainRow = {
  readonly id: number
  readonly host: string
  readonly language: string
  readonly is_default: number
}

/** Default domain first. */
export async function readDomains(db: Db): Promise<DomainRow[]> {
  return await db
    .selectFrom('domain')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

/** True when anything changed. */
export async function writeDefaultDomain(
  trx: Trx,
  { host, language }: { host: string; language: string },
): Promise<boolean> {
  const existing = await trx
    .selectFrom('domain')
    .select('id')
    .where('host', '=', host)
    .where('is_default', '=', 1)
    .executeTakeFirst()
  if (existing) return false

  await trx.updateTable('domain').set({ is_default: 0 }).where('is_default', '=', 1).execute()
  await trx
    .insertInto('domain')
    .values({ host, language, is_default: 1 })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ is_default: 1 }))
    .execute()
  return true
}

export async function readLanguages(db: Db): Promise<LanguageTable[]> {
  return await cachedRead(db, 'languages', async (validity) => {
    validity.dependOn(SETTINGS)
    return await db.selectFrom('language').selectAll().orderBy('id').execute()
  })
}

export async function readCountries(db: Db): Promise<CountryTable[]> {
  return await cachedRead(db, 'countries', async (validity) => {
    validity.dependOn(SETTINGS)
    return await db.selectFrom('country').selectAll().orderBy('id').execute()
  })
}

export async function readCurrencies(db: Db): Promise<CurrencyTable[]> {
  return await cachedRead(db, 'currencies', async (validity) => {
    validity.dependOn(SETTINGS)
    return await db.selectFrom('currency').selectAll().orderBy('id').execute()
  })
}

export type MediaOptionRow = Omit<MediaOptionTable, 'id'> & { readonly id: number }

export async function readMediaOptions(db: Db): Promise<MediaOptionRow[]> {
  return await db.selectFrom('media_option').selectAll().orderBy('id').execute()
}
