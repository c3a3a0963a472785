import type { z } from 'zod'
import type { getConsentForms, saveConsentForm } from '#services/contract/consent-desk.ts'
import { FORM_TYPES } from '#services/contract/consents.ts'
import { type EnumValue, enumValue } from '#services/contract/enum-value.ts'
import {
  type AssignedConsent,
  lockAssignment,
  readAssigned,
  readAssignments,
} from '#services/modules/gdpr/assignment-store.ts'
import { currentConsents } from '#services/modules/gdpr/consent-store.ts'
import { assignConsents } from '#services/modules/gdpr/consents.ts'
import type { FormType } from '#services/modules/gdpr/log/statements.ts'
import { type Changing, recordEdits, saveChanges } from '#services/modules/history/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { wordsOf } from './desk-consent.ts'

const PATH = 'consents'

type FormWord = EnumValue<FormType>
/** As they are stored, by their words in the graph. */
const FORMS = Object.fromEntries(FORM_TYPES.map((form) => [enumValue(form), form])) as Readonly<
  Record<FormWord, FormType>
>

/** Every form, also one without consents. */
export async function consentForms(
  db: Db,
  language: string,
): Promise<z.output<typeof getConsentForms.output>> {
  const [assignments, current] = await Promise.all([
    readAssignments(db),
    currentConsents(db, language),
  ])
  const consents = current.map(({ number, html }) => ({ number, text: wordsOf(html) }))
  const texts = new Map(consents.map(({ number, text }) => [number, text]))
  return {
    forms: FORM_TYPES.map((name) => {
      const items = assignments.find(({ form }) => form === name)?.items ?? []
      return {
        form: enumValue(name),
        consents: items.map((item) => ({ ...item, text: texts.get(item.number) ?? '' })),
      }
    }),
    consents,
  }
}

/** Saves the consents of a form, unless somebody else has changed them meanwhile. */
export async function saveForm(
  trx: Trx,
  { form: word, base, value }: z.output<typeof saveConsentForm.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<z.output<typeof saveConsentForm.output>> {
  const form = FORMS[word]
  await lockAssignment(trx, form)
  const current = await readAssigned(trx, form)
  const recorded = { entity: 'consentForm', id: form, author, at: clock.now().toISOString() }
  const { differing } = await saveChanges(
    trx,
    recorded,
    {
      current: { [PATH]: current.map((item) => ({ ...item })) },
      changes: [{ path: PATH, base, value }],
      apply: async () => {
        await assignConsents(trx, form, value)
      },
    },
    findPerson,
  )
  const [other] = differing
  if (!other) return { isApplied: true, current: null, at: null, actor: null }
  return { isApplied: false, current: [...current], at: other.at, actor: other.actor }
}

/** Replaces the consents of a form, whatever they were. */
export async function replaceForm(
  trx: Trx,
  { form, items }: { readonly form: string; readonly items: readonly AssignedConsent[] },
  { author, clock }: Changing,
): Promise<number> {
  await lockAssignment(trx, form)
  const before = await readAssigned(trx, form)
  const id = await assignConsents(trx, form, items)
  const at = clock.now().toISOString()
  const recorded = { entity: 'consentForm', id: form, author, at }
  await recordEdits(trx, recorded, [{ path: PATH, before, after: items }])
  return id
}
