import { readAnswers } from '#services/modules/form/answer-store.ts'
import type { Db } from '#services/platform/database.ts'
import type { FileColumn } from '#services/platform/list/staff-list.ts'
import { type AnswerRow, answersOfForm } from './desk-store.ts'

/**
 * A column for each field of one form, also for those that it has no more; a field whose label was
 * changed has the newest one. None for answers to several forms.
 */
export async function fieldColumns(
  db: Db,
  forms: readonly string[],
): Promise<readonly FileColumn<AnswerRow>[]> {
  const [form, ...others] = forms
  if (form === undefined || others.length > 0) return []
  const labels = new Map<string, string>()
  for await (const answers of answersOfForm(db, Number(form))) {
    for (const { id, label } of readAnswers(answers)) labels.set(id, label)
  }
  return [...labels].map(([id, title]) => ({
    title,
    textOf: ({ answers }) =>
      readAnswers(answers)
        .find((one) => one.id === id)
        ?.values.join(', ') ?? '',
  }))
}
