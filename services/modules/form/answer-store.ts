import { sql } from 'kysely'
import { z } from 'zod'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { FORM_FIELD_TYPES } from '#services/contract/rules/form-fields.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { StoredAnswer } from './answer-values.ts'
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

export type NewAnswer = {
  readonly formId: number
  readonly at: string
  readonly language: string
  readonly page: string | null
  readonly email: string | null
  readonly answers: readonly StoredAnswer[]
  /** As they were sent, by the ids of fields. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Of one press of the button. */
  readonly sendKey: string
}

/** How long a second press of the button is taken for the same. */
const SAME_SEND_MS = 60_000

/** Null when it was stored already, less than a minute ago. */
export async function insertAnswer(trx: Trx, answer: NewAnswer): Promise<number | null> {
  const { formId, at, email, sendKey } = answer
  await trx
    .updateTable('form_answer')
    .set({ send_key: null })
    .where('form_id', '=', formId)
    .where('send_key', '=', sendKey)
    .where('created_at', '<=', new Date(Date.parse(at) - SAME_SEND_MS).toISOString())
    .execute()
  const row = await trx
    .insertInto('form_answer')
    .values({
      ...{ form_id: formId, created_at: at, language: answer.language, page: answer.page },
      ...{ email, email_key: email === null ? null : emailKey(email) },
      ...{ answers: JSON.stringify(answer.answers), send_key: sendKey },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const storedAnswers = z.array(
  z.object({
    id: z.string(),
    type: z.enum(FORM_FIELD_TYPES),
    label: z.string(),
    values: z.array(z.string()),
  }),
)

/** Null once it is deleted. */
export async function findAnswer(db: Db, id: number) {
  const row = await db.selectFrom('form_answer').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, answers: readAnswers(row.answers) } : null
}

/** From the column of this name. */
export function readAnswers(text: string): StoredAnswer[] {
  return storedAnswers.parse(JSON.parse(text))
}

export async function updateAnswers(
  trx: Trx,
  id: number,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const changed = { answers: JSON.stringify(answers) }
  await trx.updateTable('form_answer').set(changed).where('id', '=', id).execute()
}

export async function confirmAnswer(trx: Trx, id: number, at: string): Promise<void> {
  await trx
    .updateTable('form_answer')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
