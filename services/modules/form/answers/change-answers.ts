import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { type AnswerRow, deleteAnswers, formNames, lockAnswers, updateState } from './desk-store.ts'

/** Marks those that are another way; answers that are gone are none. */
export async function markAnswers(
  trx: Trx,
  { ids, state }: { readonly ids: readonly number[]; readonly state: AnswerRow['state'] },
  { author, clock }: Changing,
): Promise<void> {
  const changed = (await lockAnswers(trx, ids)).filter((answer) => answer.state !== state)
  const at = clock.now().toISOString()
  for (const { id, state: before } of changed) {
    await recordEdits(trx, { entity: 'formAnswer', id: `${id}`, author, at }, [
      { path: 'state', before, after: state },
    ])
  }
  await updateState(
    trx,
    changed.map(({ id }) => id),
    state,
  )
}

/** Number of those that were there. The history says of which form they were, and nothing of what they said. */
export async function removeAnswers(
  trx: Trx,
  ids: readonly number[],
  { author, clock }: Changing,
): Promise<number> {
  const answers = await lockAnswers(trx, ids)
  const names = new Map((await formNames(trx)).map(({ id, name }) => [id, name]))
  const at = clock.now().toISOString()
  for (const { id, form_id } of answers) {
    await recordEdits(trx, { entity: 'formAnswer', id: `${id}`, author, at }, [
      { path: 'form', before: names.get(form_id) ?? '', after: null },
    ])
  }
  await deleteAnswers(
    trx,
    answers.map(({ id }) => id),
  )
  return answers.length
}
