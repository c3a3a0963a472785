import { randomBytes } from 'node:crypto'
import { FIRST_LANGUAGE } from '#services/contract/rules/languages.ts'
import { addChanges } from '#services/platform/changes.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { insertFirstApiKey, lockSettings, readSetting, writeDefaultDomain } from './store.ts'

/** Runs at each start for settings that differ between deployments and so are in no migration. */
export async function prepareSettings(db: Db, { publicUrl }: { publicUrl: string }): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockSettings(trx)
    const language = (await readSetting(trx, 'site', 'defaultLanguage')) ?? FIRST_LANGUAGE.code
    const newKey = await insertFirstApiKey(trx, {
      id: `site-${randomBytes(6).toString('hex')}`,
      token: randomBytes(24).toString('base64url'),
    })
    const newDomain = await writeDefaultDomain(trx, { host: new URL(publicUrl).host, language })
    if (newKey || newDomain) await addChanges(trx, ['settings'])
  })
}
