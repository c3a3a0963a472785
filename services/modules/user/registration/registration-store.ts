import type { Insertable, Selectable } from 'kysely'
import type { RegistrationTable } from '#services/modules/user/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type RegistrationRow = Selectable<RegistrationTable>

export async function insertRegistration(
  trx: Trx,
  registration: Insertable<RegistrationTable>,
): Promise<void> {
  await trx.insertInto('registration').values(registration).execute()
}

export async function readRegistration(db: Db, id: string): Promise<RegistrationRow | null> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteRegistration(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('registration').where('id', '=', id).execute()
}

/** Deletes all registrations of the address; returns their ids. */
export async function deleteRegistrations(trx: Trx, emailKey: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('registration')
    .where('email_key', '=', emailKey)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
