import type { Selectable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ActionTokenTable } from './tables.ts'

export type ActionTokenRow = Selectable<ActionTokenTable>
export type Purpose = ActionTokenTable['purpose']

export async function insertActionToken(trx: Trx, token: ActionTokenRow): Promise<void> {
  await trx.insertInto('action_token').values(token).execute()
}

export async function readActionToken(db: Db, id: string): Promise<ActionTokenRow | null> {
  const row = await db
    .selectFrom('action_token')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** False when it was already used, also by a concurrent request. */
export async function markActionTokenUsed(trx: Trx, id: string, at: string): Promise<boolean> {
  const row = await trx
    .updateTable('action_token')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteActionToken(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('action_token').where('id', '=', id).execute()
}

export async function deleteActionTokens(
  trx: Trx,
  { purpose, subjects }: { purpose: Purpose; subjects: readonly string[] },
): Promise<void> {
  if (subjects.length === 0) return
  await trx
    .deleteFrom('action_token')
    .where('purpose', '=', purpose)
    .where('subject', 'in', subjects)
    .execute()
}
