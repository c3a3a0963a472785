import { sql } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type AnswerCounts = { readonly answers: number; readonly newAnswers: number }

const NONE: AnswerCounts = { answers: 0, newAnswers: 0 }

/** Of each of these forms. */
export async function countAnswers(
  db: Db,
  formIds: readonly number[],
): Promise<(formId: number) => AnswerCounts> {
  const rows =
    formIds.length === 0
      ? []
      : await db
          .selectFrom('form_answer')
          .select(({ fn }) => [
            'form_id',
            fn.countAll<number>().as('answers'),
            sql<number>`sum(case when state = 'NEW' then 1 else 0 end)`.as('unread'),
          ])
          .where('form_id', 'in', formIds)
          .groupBy('form_id')
          .execute()
  const counts = new Map(
    rows.map((row) => [
      row.form_id,
      { answers: Number(row.answers), newAnswers: Number(row.unread) },
    ]),
  )
  return (formId) => counts.get(formId) ?? NONE
}

export async function deleteAnswersOf(trx: Trx, formId: number): Promise<void> {
  await trx.deleteFrom('form_answer').where('form_id', '=', formId).execute()
}
