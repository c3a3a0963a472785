import type { Updateable } from 'kysely'
import type { FieldValue } from '#services/contract/history.ts'
import { formFieldData, MAX_FORM_FIELDS } from '#services/contract/rules/form-fields.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import { textOf } from './desk-form.ts'
import { type FormPart, type FormTextName, invalid, partOf, type WholeName } from './form-parts.ts'
import {
  deleteFields,
  type StoredField,
  type StoredForm,
  updateForm,
  upsertField,
  upsertFormText,
} from './form-store.ts'
import { type GoalConfig, goalColumns } from './goal.ts'

type Given = {
  /** Checked before, by path. */
  readonly values: ReadonlyMap<string, FieldValue>
  readonly languages: readonly string[]
  readonly config: GoalConfig
}

type Change = { readonly part: FormPart; readonly value: FieldValue; readonly path: string }

/** Writes the new values of a form, whose row is locked. */
export async function applyChange(
  trx: Trx,
  form: StoredForm,
  { values, languages, config }: Given,
): Promise<void> {
  const changes = [...values].map(([path, value]) => {
    const part = partOf(path, languages)
    if (!part) throw invalid(path)
    return { part, value, path }
  })
  await updateForm(trx, form.id, await columnsOf(trx, changes, config))
  await writeTexts(trx, form, changes)
  const fields = fieldsAfter(form, changes)
  await writeFields(trx, form, fields)
  const isOpen = values.get('isOpen') ?? form.is_open === 1
  const isEmpty = fields.every(({ data }) => data.type === 'HIDDEN')
  // A visitor could send nothing by it.
  if (isOpen && isEmpty) throw invalid('isOpen')
}

async function columnsOf(
  trx: Trx,
  changes: readonly Change[],
  config: GoalConfig,
): Promise<Updateable<Tables['form']>> {
  let columns: Updateable<Tables['form']> = {}
  for (const { part, value } of changes) {
    if (part.name === 'goal') columns = { ...columns, ...(await goalColumns(trx, value, config)) }
    else columns = { ...columns, ...columnOf(part.name, value) }
  }
  return columns
}

function columnOf(
  name: Exclude<WholeName, 'goal'> | FormTextName | 'field',
  value: FieldValue,
): Updateable<Tables['form']> {
  switch (name) {
    case 'name':
      return { name: `${value}` }
    case 'recipients':
      return { recipients: `${value}` }
    case 'isOpen':
      return { is_open: value === true ? 1 : 0 }
    case 'confirmsEmail':
      return { confirms_email: value === true ? 1 : 0 }
    case 'keepDays':
      return { keep_days: Number(value) }
    default:
      return {}
  }
}

async function writeTexts(trx: Trx, form: StoredForm, changes: readonly Change[]): Promise<void> {
  const changed = new Map<string, ReturnType<typeof textOf>>()
  for (const { part, value } of changes) {
    if (!('language' in part)) continue
    const text = changed.get(part.language) ?? textOf(form, part.language)
    changed.set(part.language, { ...text, [part.name]: `${value}` })
  }
  for (const text of changed.values()) await upsertFormText(trx, form.id, text)
}

/** In their new order; those that it does not name come last. */
function fieldsAfter(form: StoredForm, changes: readonly Change[]): readonly StoredField[] {
  const fields = new Map(form.fields.map((field) => [field.id, field]))
  let order: readonly string[] = []
  for (const { part, value } of changes) {
    if (part.name === 'order' && Array.isArray(value)) order = value.map(String)
    if (part.name !== 'field') continue
    if (value === null) fields.delete(part.id)
    else fields.set(part.id, { id: part.id, data: formFieldData.parse(value) })
  }
  if (fields.size > MAX_FORM_FIELDS) throw invalid('order', `maxEntries:${MAX_FORM_FIELDS}`)
  const named = order.flatMap((id) => fields.get(id) ?? [])
  return [...new Set([...named, ...fields.values()])]
}

async function writeFields(
  trx: Trx,
  form: StoredForm,
  fields: readonly StoredField[],
): Promise<void> {
  const before = new Map(form.fields.map((field, position) => [field.id, { field, position }]))
  for (const [position, field] of fields.entries()) {
    const old = before.get(field.id)
    if (old?.position === position && old.field === field) continue
    await upsertField(trx, form.id, { ...field, position })
  }
  const left = new Set(fields.map(({ id }) => id))
  await deleteFields(
    trx,
    form.id,
    [...before.keys()].filter((id) => !left.has(id)),
  )
}
