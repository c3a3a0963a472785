import { languages, setSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'

/** Makes these the languages of a site, by their codes of three letters. */
export function speaking(...codes: readonly string[]): (db: Db) => Promise<void> {
  return async (db) => {
    const spoken = (await languages(db)).filter(({ code }) => codes.includes(code))
    const value = spoken.map(({ id }) => id).join(',')
    await db
      .transaction()
      .execute((trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
  }
}
