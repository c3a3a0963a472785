import type { StaffFormAnswer } from '#services/contract/form-answers.ts'
import { findAnswer } from '#services/modules/form/answer-store.ts'
import { readForm } from '#services/modules/form/form-store.ts'
import { downloadPath } from '#services/modules/form/uploads/download-path.ts'
import { filesOfAnswers } from '#services/modules/form/uploads/file-store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { zagrebDay } from '#services/platform/moment.ts'

const DAY_MS = 24 * 60 * 60_000

/** An answer with the labels of then, and addresses of its files. */
export async function staffAnswer(
  db: Db,
  id: number,
  signing: { readonly secret: string; readonly clock: Clock },
): Promise<StaffFormAnswer> {
  const answer = await findAnswer(db, id)
  const form = answer && (await readForm(db, answer.form_id))
  if (!form) throw new Refusal(404, 'There is no such answer (any more).', { code: 'NOT_FOUND' })
  const files = Map.groupBy(await filesOfAnswers(db, [id]), ({ field_id }) => field_id)
  const deletedAt = new Date(Date.parse(answer.created_at) + form.keep_days * DAY_MS)
  return {
    ...{ id: `${id}`, form: form.name, formId: `${form.id}` },
    ...{ email: answer.email, state: answer.state, language: answer.language, page: answer.page },
    ...{ confirmedAt: answer.confirmed_at, createdAt: answer.created_at },
    fields: answer.answers.map((field) => ({
      ...field,
      values: [...field.values],
      files: (files.get(field.id) ?? []).map(({ id: file, name, bytes }) => ({
        ...{ id: `${file}`, name, bytes, path: downloadPath(file, signing) },
      })),
    })),
    deletedAfter: zagrebDay(deletedAt),
  }
}
