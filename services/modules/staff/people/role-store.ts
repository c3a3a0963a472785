import { sql } from 'kysely'
import { z } from 'zod'
import { RIGHTS, type Right } from '#services/contract/rules/rights.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'

export const OWNER = 'owner'

export type Role = {
  readonly id: number
  readonly key: string | null
  readonly name: string
  readonly rights: readonly Right[]
}

const known = new Set<string>(RIGHTS)
const stored = z.array(z.string())

/** Owners have every right of any release. Rights that this release does not know are left out. */
function rightsOf({ key, rights }: { key: string | null; rights: string }): readonly Right[] {
  if (key === OWNER) return RIGHTS
  return stored.parse(JSON.parse(rights)).filter((right): right is Right => known.has(right))
}

/** All that the roles of a member allow. */
export async function readRightsOf(db: Db, accountId: number): Promise<Right[]> {
  const rows = await db
    .selectFrom('staff_role_member')
    .innerJoin('staff_role', 'staff_role.id', 'staff_role_member.role_id')
    .select(['staff_role.key', 'staff_role.rights'])
    .where('staff_role_member.account_id', '=', accountId)
    .execute()
  return [...new Set(rows.flatMap(rightsOf))]
}

/** In the order in which they were made. */
export async function readRoles(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('staff_role').selectAll().orderBy('id').execute()
  return rows.map((row) => ({ ...row, rights: rightsOf(row) }))
}

/** Taken first by every change of roles and members, so that each sees the other. */
export async function lockRoles(trx: Trx): Promise<Role[]> {
  if (engineOf(trx) === 'postgres') {
    await sql`select id from staff_role where key = ${OWNER} for update`.execute(trx)
  }
  return await readRoles(trx)
}

/** Null when another role has the name. */
export async function insertRole(
  trx: Trx,
  { name, rights }: Pick<Role, 'name' | 'rights'>,
): Promise<number | null> {
  const row = await trx
    .insertInto('staff_role')
    .values({ name, rights: JSON.stringify(rights) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateRole(
  trx: Trx,
  { id, name, rights }: Pick<Role, 'id' | 'name' | 'rights'>,
): Promise<void> {
  await trx
    .updateTable('staff_role')
    .set({ name, rights: JSON.stringify(rights) })
    .where('id', '=', id)
    .execute()
}

export async function removeRole(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('staff_role').where('id', '=', id).execute()
}

export type Membership = { readonly accountId: number; readonly roleId: number }

export async function readMemberships(db: Db): Promise<Membership[]> {
  return await db
    .selectFrom('staff_role_member')
    .select(['account_id as accountId', 'role_id as roleId'])
    .orderBy('account_id')
    .orderBy('role_id')
    .execute()
}

/** None makes the account no member. */
export async function replaceRoles(
  trx: Trx,
  accountId: number,
  roleIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('staff_role_member').where('account_id', '=', accountId).execute()
  if (roleIds.length === 0) return
  await trx
    .insertInto('staff_role_member')
    .values(roleIds.map((role_id) => ({ account_id: accountId, role_id })))
    .execute()
}
