import type { Selectable } from 'kysely'
import type { ListName } from '#services/contract/rules/lists/lists.ts'
import type { SavedViewTable } from '#services/modules/staff/tables.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'

export type ViewRow = Selectable<SavedViewTable>

/** More would be no views but a second list. */
const SHOWN = 50

/** Those of everyone and those of the member, in the order in which they were made. */
export async function readViews(
  db: Db,
  { list, accountId }: { readonly list: ListName; readonly accountId: number },
): Promise<ViewRow[]> {
  return await db
    .selectFrom('saved_view')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .orderBy('id')
    .limit(SHOWN)
    .execute()
}

export async function readViewsOf(db: Db, accountId: number): Promise<ViewRow[]> {
  return await db
    .selectFrom('saved_view')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** Null unless it is one of everyone or of the member. Locks it until the transaction ends. */
export async function lockView(
  trx: Trx,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<ViewRow | null> {
  const query = trx
    .selectFrom('saved_view')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query
  return (await locked.executeTakeFirst()) ?? null
}

export async function insertView(trx: Trx, view: Omit<ViewRow, 'id'>): Promise<number> {
  const { id } = await trx
    .insertInto('saved_view')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateView(trx: Trx, { id, ...view }: ViewRow): Promise<void> {
  await trx.updateTable('saved_view').set(view).where('id', '=', id).execute()
}

export async function removeView(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('saved_view').where('id', '=', id).execute()
}
