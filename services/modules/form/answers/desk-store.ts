import type { Selectable } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'

export type AnswerRow = Selectable<Tables['form_answer']>
type AnswerState = AnswerRow['state']

export async function formNames(db: Db): Promise<{ id: number; name: string }[]> {
  return await db.selectFrom('form').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}

/** In the order of the ids, which is that of locks; those that are gone are missing. */
export async function lockAnswers(
  trx: Trx,
  ids: readonly number[],
): Promise<Pick<AnswerRow, 'id' | 'form_id' | 'state'>[]> {
  const found = trx
    .selectFrom('form_answer')
    .select(['id', 'form_id', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
  return await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).execute()
}

export async function updateState(
  trx: Trx,
  ids: readonly number[],
  state: AnswerState,
): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('form_answer').set({ state }).where('id', 'in', ids).execute()
}

/** With their files and words. */
export async function deleteAnswers(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('form_answer').where('id', 'in', ids).execute()
}

export async function answersOfPerson(db: Db, emailKey: string): Promise<AnswerRow[]> {
  return await db
    .selectFrom('form_answer')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .execute()
}

export async function deleteAnswersOfPerson(trx: Trx, emailKey: string): Promise<void> {
  await trx.deleteFrom('form_answer').where('email_key', '=', emailKey).execute()
}

/** Of one form, by id, so that thousands are never in memory at once. */
export async function* answersOfForm(db: Db, formId: number): AsyncGenerator<string> {
  const limit = 200
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('form_answer')
      .select(['id', 'answers'])
      .where('form_id', '=', formId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(limit)
      .execute()
    for (const { answers } of rows) yield answers
    last = rows.at(-1)?.id ?? last
    if (rows.length < limit) return
  }
}
