import type { CheckedAnswers } from '#services/contract/rules/form-answers.ts'
import type { Trx } from '#services/platform/database.ts'
import { type NewAnswer, updateAnswers } from './answer-store.ts'
import { type StoredAnswer, storedAnswers } from './answer-values.ts'
import type { StoredForm } from './form-store.ts'
import { attachFiles, claimFiles } from './uploads/claim-files.ts'

export type CheckedValues = CheckedAnswers['values']

/** Secrets of files are not stored. */
export function withoutFiles(form: StoredForm, values: CheckedValues): CheckedValues {
  return new Map([...values].filter(([id]) => !takesFiles(form, id)))
}

/** Gives an answer its files, and their names as the values of their fields. */
export async function withFiles(
  trx: Trx,
  answer: NewAnswer & { readonly id: number; readonly values: CheckedValues },
  { form, now }: { readonly form: StoredForm; readonly now: Date },
): Promise<readonly StoredAnswer[]> {
  const { id, formId, values, language } = answer
  const byField = new Map([...values].filter(([field]) => takesFiles(form, field)))
  if (byField.size === 0) return answer.answers
  const files = await claimFiles(trx, { formId, byField, now })
  await attachFiles(trx, id, files)
  const names = [...files].map(([field, all]) => [field, all.map(({ name }) => name)] as const)
  const answers = storedAnswers(form.fields, new Map([...values, ...names]), language)
  await updateAnswers(trx, id, answers)
  return answers
}

function takesFiles({ fields }: StoredForm, id: string): boolean {
  return fields.some((field) => field.id === id && field.data.type === 'UPLOAD')
}
