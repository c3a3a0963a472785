import type { z } from 'zod'
import type { deleteDeskForm } from '#services/contract/form-desk.ts'
import { pagesWithForm } from '#services/modules/cms/api.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireRight } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'
import { countAnswers, deleteAnswersOf } from './answer-store.ts'
import { languagesOf, noSuchForm } from './desk-form.ts'
import { deleteForm, lockForm } from './form-store.ts'

/** Deletes a form that no page shows, and its answers where the member named their exact number. */
export async function removeForm(
  trx: Trx,
  { id, answers: seen }: z.output<typeof deleteDeskForm.input>,
  { author, clock, staff }: Changing & { readonly staff: StaffEntry },
): Promise<void> {
  const form = await lockForm(trx, id)
  if (!form) throw noSuchForm()
  const [language] = await languagesOf(trx)
  const pages = await pagesWithForm(trx, id, language)
  if (pages.length > 0) {
    throw new Refusal(409, 'A page shows the form.', { code: 'FORM_USED', limit: pages.length })
  }
  const { answers } = (await countAnswers(trx, [id]))(id)
  if (answers !== (seen ?? 0)) {
    throw new Refusal(409, 'The number of answers is another one.', {
      ...{ code: 'ROWS_CHANGED', field: 'answers', limit: answers },
    })
  }
  if (answers > 0) requireRight(staff, 'answers.delete')
  await deleteAnswersOf(trx, id)
  await deleteForm(trx, id)
  await addChanges(trx, [`form:${id}`])
  await recordEdits(trx, { entity: 'form', id: `${id}`, author, at: clock.now().toISOString() }, [
    { path: 'name', before: form.name, after: null },
    ...(answers > 0 ? [{ path: 'answers', before: answers, after: null }] : []),
  ])
}
