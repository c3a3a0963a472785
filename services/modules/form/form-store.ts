import type { Insertable, Selectable, Updateable } from 'kysely'
import { type FormFieldData, formFieldData } from '#services/contract/rules/form-fields.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import type {} from './tables.ts'

export type FormText = Omit<Selectable<Tables['form_text']>, 'form_id'>
export type StoredField = { readonly id: string; readonly data: FormFieldData }

/** With texts in all languages, and fields in their order. */
export type StoredForm = Selectable<Tables['form']> & {
  readonly texts: readonly FormText[]
  readonly fields: readonly StoredField[]
}

/** In the order of the ids; unknown ones are missing. */
export async function readForms(db: Db, ids: readonly number[]): Promise<StoredForm[]> {
  if (ids.length === 0) return []
  const [forms, texts, fields] = await Promise.all([
    db.selectFrom('form').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('form_text').selectAll().where('form_id', 'in', ids).execute(),
    db
      .selectFrom('form_field')
      .selectAll()
      .where('form_id', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  const byId = new Map(forms.map((form) => [form.id, form]))
  const textsOf = Map.groupBy(texts, ({ form_id }) => form_id)
  const fieldsOf = Map.groupBy(fields, ({ form_id }) => form_id)
  return ids.flatMap((id) => {
    const form = byId.get(id)
    if (!form) return []
    return {
      ...form,
      texts: (textsOf.get(id) ?? []).map(({ form_id: _, ...text }) => text),
      fields: (fieldsOf.get(id) ?? []).map((field) => ({
        id: field.id,
        data: formFieldData.parse(JSON.parse(field.data)),
      })),
    }
  })
}

export async function readForm(db: Db, id: number): Promise<StoredForm | null> {
  const [form] = await readForms(db, [id])
  return form ?? null
}

/** For a change of it. */
export async function lockForm(trx: Trx, id: number): Promise<StoredForm | null> {
  if (engineOf(trx) === 'postgres') {
    await trx.selectFrom('form').select('id').where('id', '=', id).forUpdate().execute()
  }
  return await readForm(trx, id)
}

export async function openFormIds(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('form')
    .select('id')
    .where('is_open', '=', 1)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countOpenForms(db: Db): Promise<number> {
  const { forms } = await db
    .selectFrom('form')
    .where('is_open', '=', 1)
    .select(({ fn }) => fn.countAll<number>().as('forms'))
    .executeTakeFirstOrThrow()
  return Number(forms)
}

/** The oldest one for messages that is open. */
export async function openContactForm(db: Db): Promise<StoredForm | null> {
  const row = await db
    .selectFrom('form')
    .select('id')
    .where('purpose', '=', 'CONTACT')
    .where('is_open', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? await readForm(db, row.id) : null
}

/** By their names. */
export async function formNames(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('form')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .execute()
}

export async function insertForm(trx: Trx, form: Insertable<Tables['form']>): Promise<number> {
  const { id } = await trx.insertInto('form').values(form).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateForm(
  trx: Trx,
  id: number,
  change: Updateable<Tables['form']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('form').set(change).where('id', '=', id).execute()
}

export async function upsertFormText(trx: Trx, formId: number, text: FormText): Promise<void> {
  const { language: _, ...words } = text
  await trx
    .insertInto('form_text')
    .values({ form_id: formId, ...text })
    .onConflict((conflict) => conflict.columns(['form_id', 'language']).doUpdateSet(words))
    .execute()
}

export async function upsertField(
  trx: Trx,
  formId: number,
  { id, data, position }: StoredField & { readonly position: number },
): Promise<void> {
  const stored = { position, data: JSON.stringify(data) }
  await trx
    .insertInto('form_field')
    .values({ form_id: formId, id, ...stored })
    .onConflict((conflict) => conflict.columns(['form_id', 'id']).doUpdateSet(stored))
    .execute()
}

export async function deleteFields(
  trx: Trx,
  formId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('form_field').where('form_id', '=', formId).where('id', 'in', ids).execute()
}

export async function deleteForm(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('form').where('id', '=', id).execute()
}
