import type { AnswerValues } from '#services/contract/rules/form-answers.ts'
import type { FormFieldType } from '#services/contract/rules/form-fields.ts'
import type { StoredField } from './form-store.ts'
import { publicField } from './public-form.ts'

/** An answer as it is stored, with what the form showed when it was sent. */
export type StoredAnswer = {
  readonly id: string
  readonly type: FormFieldType
  readonly label: string
  /** Texts as people read them; of a date its day, such as 2026-12-01. */
  readonly values: readonly string[]
}

const ACCEPTED: Readonly<Record<string, string>> = { hrv: 'Da', eng: 'Yes', ger: 'Ja' }

/** In the order of the form, without fields that are empty. */
export function storedAnswers(
  fields: readonly StoredField[],
  values: ReadonlyMap<string, readonly string[]>,
  language: string,
): StoredAnswer[] {
  return fields.flatMap((field) => {
    const { id, type, label, choices, value } = publicField(field, language)
    const given = type === 'HIDDEN' && value ? [value] : (values.get(id) ?? [])
    if (given.length === 0) return []
    const accepted = type === 'CONSENT' ? (ACCEPTED[language] ?? 'Da') : null
    const nameOf = (text: string) => choices.find((one) => one.id === text)?.label ?? text
    return { id, type, label, values: accepted === null ? given.map(nameOf) : [accepted] }
  })
}

/** Of its first field for one. */
export function emailIn(answers: readonly StoredAnswer[]): string | null {
  return answers.find(({ type }) => type === 'EMAIL')?.values[0] ?? null
}

/** As forms send them: a text for one value, or a list of them. */
export function answerValues(
  data: Readonly<Record<string, string | readonly string[]>>,
): AnswerValues {
  return Object.fromEntries(
    Object.entries(data).map(([id, given]) => [id, typeof given === 'string' ? [given] : given]),
  )
}
