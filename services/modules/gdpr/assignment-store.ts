import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** The consents of a form, in order. */
export type Assignment = {
  readonly id: number
  readonly form: string
  readonly items: readonly AssignedConsent[]
}
export type AssignedConsent = { readonly number: number; readonly isRequired: boolean }

export async function readAssignments(db: Db): Promise<Assignment[]> {
  const [forms, items] = await Promise.all([
    db.selectFrom('consent_assignment').selectAll().orderBy('id').execute(),
    db
      .selectFrom('consent_assignment_item as item')
      .innerJoin('consent', 'consent.id', 'item.consent_id')
      .select(['item.assignment_id', 'consent.number', 'item.is_required'])
      .orderBy('item.position')
      .execute(),
  ])
  return forms.map((form) => ({
    ...form,
    items: items
      .filter((item) => item.assignment_id === form.id)
      .map(({ number, is_required }) => ({ number, isRequired: is_required === 1 })),
  }))
}

export async function readAssigned(db: Db, form: string): Promise<AssignedConsent[]> {
  const rows = await db
    .selectFrom('consent_assignment as assignment')
    .innerJoin('consent_assignment_item as item', 'item.assignment_id', 'assignment.id')
    .innerJoin('consent', 'consent.id', 'item.consent_id')
    .where('assignment.form', '=', form)
    .select(['consent.number', 'item.is_required'])
    .orderBy('item.position')
    .execute()
  return rows.map(({ number, is_required }) => ({ number, isRequired: is_required === 1 }))
}

/** Until the transaction ends no other transaction changes the form's assignment. */
export async function lockAssignment(trx: Trx, form: string): Promise<number> {
  const { id } = await trx
    .insertInto('consent_assignment')
    .values({ form })
    .onConflict((conflict) => conflict.column('form').doUpdateSet({ form }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the form's assignment. */
export async function writeAssignment(
  trx: Trx,
  form: string,
  items: readonly { consentId: number; isRequired: boolean }[],
): Promise<number> {
  const id = await lockAssignment(trx, form)
  await trx.deleteFrom('consent_assignment_item').where('assignment_id', '=', id).execute()
  if (items.length === 0) return id

  await trx
    .insertInto('consent_assignment_item')
    .values(
      items.map(({ consentId, isRequired }, position) => ({
        assignment_id: id,
        consent_id: consentId,
        is_required: isRequired ? 1 : 0,
        position,
      })),
    )
    .execute()
  return id
}

export async function hasAssignments(db: Db): Promise<boolean> {
  const row = await db.selectFrom('consent_assignment').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
