import type { RawValues } from '#client/features/forms/form-store.ts'
import type { AnswerValues } from '#services/contract/rules/form-answers.ts'

/** Name of one of several answers to a field: a choice, or a file. */
export function answerName(field: string, answer: string): string {
  return `${field}.${answer}`
}

/** Answers by field, from inputs that are named after their field. */
export function answersIn(
  fields: readonly { readonly id: string }[],
  raw: RawValues,
): AnswerValues {
  return Object.fromEntries(
    fields.map(({ id }) => [
      id,
      Object.entries(raw).flatMap(([name, text]) =>
        name.split('.')[0] === id && text !== '' ? text : [],
      ),
    ]),
  )
}
