import { PRIVACY_KINDS } from '#services/contract/rules/privacy.ts'
import { openRequest } from '#services/modules/privacy/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import type { NewAnswer } from './answer-store.ts'
import type { StoredForm } from './form-store.ts'

/**
 * Opens the request about personal data that a form of that purpose is for, where a choice names
 * its kind by its id, such as `export`. Others are left to the letter about the answer.
 */
export async function openPrivacyRequest(
  trx: Trx,
  { answer, form }: { readonly answer: NewAnswer; readonly form: StoredForm },
  deps: { readonly clock: Clock; readonly secret: string },
): Promise<void> {
  const kind = PRIVACY_KINDS.find((one) => chosenIds(form, answer).includes(one.toLowerCase()))
  if (form.purpose !== 'PRIVACY' || !kind || answer.email === null) return
  const note = answer.answers.find(({ type }) => type === 'LONG_TEXT')?.values[0] ?? ''
  await openRequest(trx, { kind, note, email: answer.email, language: answer.language }, deps)
}

function chosenIds({ fields }: StoredForm, { values }: NewAnswer): readonly string[] {
  return fields.flatMap(({ id, data }) => (data.type === 'CHOICE' ? (values.get(id) ?? []) : []))
}
