import {
  FORM_KEEP_DAYS,
  type FormFieldData,
  type FormPurpose,
} from '#services/contract/rules/form-fields.ts'
import { recordEdits, SEED } from '#services/modules/history/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { type FormText, insertForm, upsertField, upsertFormText } from './form-store.ts'

export type WholeForm = {
  readonly name: string
  readonly purpose: FormPurpose
  readonly confirmsEmail: boolean
  readonly texts: readonly FormText[]
  /** By their ids, in their order. */
  readonly fields: Readonly<Record<string, FormFieldData>>
}

/** A whole form that visitors can send at once, for content that comes with the product. */
export async function createForm(
  trx: Trx,
  { name, purpose, confirmsEmail, texts, fields }: WholeForm,
  at: string,
): Promise<number> {
  const id = await insertForm(trx, {
    ...{ name, purpose, is_open: 1, created_at: at, keep_days: FORM_KEEP_DAYS.usual },
    confirms_email: confirmsEmail ? 1 : 0,
  })
  for (const text of texts) await upsertFormText(trx, id, text)
  for (const [position, [field, data]] of Object.entries(fields).entries()) {
    await upsertField(trx, id, { id: field, data, position })
  }
  await addChanges(trx, [`form:${id}`])
  await recordEdits(trx, { entity: 'form', id: `${id}`, author: SEED, at }, [
    { path: 'name', before: null, after: name },
  ])
  return id
}

export async function hasForms(db: Db): Promise<boolean> {
  return (await db.selectFrom('form').select('id').limit(1).executeTakeFirst()) !== undefined
}
