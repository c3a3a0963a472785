import type { z } from 'zod'
import type { createDeskForm, saveDeskForm } from '#services/contract/form-desk.ts'
import type { FieldValue, Saved } from '#services/contract/history.ts'
import { FORM_KEEP_DAYS } from '#services/contract/rules/form-fields.ts'
import { type Changing, recordEdits, saveChanges } from '#services/modules/history/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { applyChange } from './apply-change.ts'
import { languagesOf, noSuchForm, textOf } from './desk-form.ts'
import { checkedChange } from './form-parts.ts'
import {
  insertForm,
  lockForm,
  readForm,
  type StoredForm,
  upsertField,
  upsertFormText,
} from './form-store.ts'

/** Closed, until staff open it. */
export async function addForm(
  trx: Trx,
  { name, purpose, copyOf }: z.output<typeof createDeskForm.input>,
  { author, clock }: Changing,
): Promise<number> {
  const original = copyOf ? await readForm(trx, copyOf) : null
  if (copyOf && !original) throw noSuchForm()
  const at = clock.now().toISOString()
  const id = await insertForm(trx, {
    ...{ name, purpose, created_at: at },
    recipients: original?.recipients ?? '',
    keep_days: original?.keep_days ?? FORM_KEEP_DAYS.usual,
    confirms_email: original?.confirms_email ?? 0,
  })
  for (const text of original?.texts ?? []) await upsertFormText(trx, id, text)
  for (const [position, field] of (original?.fields ?? []).entries()) {
    await upsertField(trx, id, { ...field, position })
  }
  await recordEdits(trx, { entity: 'form', id: `${id}`, author, at }, [
    { path: 'name', before: null, after: name },
  ])
  return id
}

/** Saves what a screen changed of a form, but for what somebody else changed meanwhile. */
export async function saveForm(
  trx: Trx,
  { id, changes }: z.output<typeof saveDeskForm.input>,
  { author, clock, findPerson, config }: Changing & Pick<ModuleDeps, 'findPerson' | 'config'>,
): Promise<Saved> {
  const form = await lockForm(trx, id)
  if (!form) throw noSuchForm()
  const languages = await languagesOf(trx)
  const checked = changes.map((change) => checkedChange(change, languages))
  return await saveChanges(
    trx,
    { entity: 'form', id: `${id}`, author, at: clock.now().toISOString() },
    {
      current: valuesOf(form, languages),
      changes: checked,
      async apply(values) {
        await applyChange(trx, form, { values, languages, config })
        await addChanges(trx, [`form:${id}`])
      },
    },
    findPerson,
  )
}

/** Everything of a form that a screen saves, by path. */
function valuesOf(form: StoredForm, languages: readonly string[]): Record<string, FieldValue> {
  const { name, recipients } = form
  const goal = form.goal_url ?? form.goal_media_id
  return {
    ...{ name, recipients, isOpen: form.is_open === 1, keepDays: form.keep_days },
    confirmsEmail: form.confirms_email === 1,
    goal: goal === null ? null : { type: form.goal_type, value: `${goal}` },
    order: form.fields.map(({ id }) => id),
    ...Object.fromEntries(form.fields.map(({ id, data }) => [`field.${id}`, data])),
    ...Object.fromEntries(
      languages.flatMap((code) => {
        const { title, intro, button, thanks } = textOf(form, code)
        return Object.entries({ title, intro, button, thanks }).map(([part, text]) => [
          `${part}.${code}`,
          text,
        ])
      }),
    ),
  }
}
