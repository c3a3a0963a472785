import type { Trx } from '#services/platform/database.ts'
import { raiseAlert } from '#services/platform/jobs/alerts.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { NewAnswer } from './answer-store.ts'
import type { StoredForm } from './form-store.ts'
import { ANSWER_MAIL, CONFIRM_MAIL } from './job-kinds.ts'

/** Queues the letters about an answer in its transaction. */
export async function afterAnswer(
  trx: Trx,
  { id, at, email }: NewAnswer & { readonly id: number },
  form: StoredForm,
): Promise<void> {
  await enqueue(trx, { kind: ANSWER_MAIL, payload: { id } })
  if (form.confirms_email === 1 && email !== null) {
    await enqueue(trx, { kind: CONFIRM_MAIL, payload: { id } })
  }
  await raiseAlert(trx, { kind: 'FORM', at, title: form.name, path: `form-answers/${id}` })
}
