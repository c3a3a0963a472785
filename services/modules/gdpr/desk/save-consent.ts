import type { z } from 'zod'
import type { saveConsent } from '#services/contract/consent-desk.ts'
import type { FieldChange, Saved } from '#services/contract/history.ts'
import { lockConsent, readTexts } from '#services/modules/gdpr/consent-store.ts'
import { cleanConsent, writeConsent } from '#services/modules/gdpr/consents.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { noSuchConsent } from './desk-consent.ts'

const PATH = 'text.'

/** Saves changed texts of a consent, each as a version of its own. */
export async function saveTexts(
  trx: Trx,
  { number, requiresRenewal, changes }: z.output<typeof saveConsent.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  const id = await lockConsent(trx, number)
  if (id === null) throw noSuchConsent()
  const { languages } = await siteIdentity(trx)
  const texts = await readTexts(trx, id)
  const current = Object.fromEntries(
    languages.map((language) => [
      PATH + language,
      texts.find((text) => text.language === language)?.html ?? null,
    ]),
  )
  const recorded = { entity: 'consent', id: `${number}`, author, at: clock.now().toISOString() }
  return await saveChanges(
    trx,
    recorded,
    {
      current,
      changes: changes.map((change) => cleaned(change, current)),
      apply: async (values) => {
        for (const [path, html] of values) {
          const text = { number, language: path.slice(PATH.length), html: `${html}` }
          await writeConsent(trx, { ...text, author, requiresRenewal }, clock)
        }
      },
    },
    findPerson,
  )
}

/** What is recorded is what is stored. */
function cleaned(change: FieldChange, current: Readonly<Record<string, unknown>>): FieldChange {
  const { path, value } = change
  if (!(path in current) || typeof value !== 'string') {
    throw new Refusal(400, 'There is no such text.', { code: 'INVALID_INPUT', field: path })
  }
  return { ...change, value: cleanConsent(value, path).html }
}
