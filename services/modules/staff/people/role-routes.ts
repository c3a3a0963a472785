import { addRole, deleteRole, listRoles, saveRole } from '#services/contract/staff-people.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { confirmedStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { refuseBeyond } from './members.ts'
import { isFixed, isGiven, nameTaken, noSuchRole } from './refusals.ts'
import {
  insertRole,
  lockRoles,
  type Role,
  readMemberships,
  readRoles,
  removeRole,
} from './role-store.ts'
import { changeRole } from './save-role.ts'

export function roleRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listRoles, async (_input, { db }) => {
      const roles = await readRoles(db)
      const memberships = await readMemberships(db)
      return { records: roles.map((role) => withCount(role, memberships)) }
    }),

    route(addRole, async ({ name, rights }, scope) => {
      const staff = confirmedStaff(scope)
      refuseBeyond(staff.rights, rights)
      const role = await inTransaction(scope.db, async (trx) => {
        await lockRoles(trx)
        const id = await insertRole(trx, { name, rights })
        if (id === null) throw nameTaken()
        await recordRights(trx, id, { before: null, after: rights }, scope)
        return await roleOf(trx, id)
      })
      return { role }
    }),

    route(saveRole, async ({ sitting, ...given }, scope) => {
      const { rights: own } = confirmedStaff(scope)
      const saving = { own, author: authorOf(scope, sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => {
        const saved = await changeRole(trx, given, saving)
        return { ...saved, role: await roleOf(trx, given.id) }
      })
    }),

    route(deleteRole, async ({ id }, scope) => {
      const staff = confirmedStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        const role = (await lockRoles(trx)).find((one) => one.id === id)
        if (!role) throw noSuchRole()
        if (role.key !== null) throw isFixed()
        refuseBeyond(staff.rights, role.rights)
        const memberships = await readMemberships(trx)
        if (memberships.some(({ roleId }) => roleId === id)) throw isGiven()
        await removeRole(trx, id)
        await recordRights(trx, id, { before: role.rights, after: null }, scope)
      })
      return { success: true }
    }),
  ]
}

/** That a role was made or deleted, with all that it allows. */
async function recordRights(
  trx: Trx,
  id: number,
  values: { readonly before: unknown; readonly after: unknown },
  scope: Scope,
): Promise<void> {
  const recorded = { author: authorOf(scope), at: scope.clock.now().toISOString() }
  const change = { path: 'rights', ...values }
  await recordEdits(trx, { entity: 'role', id: `${id}`, ...recorded }, [change])
}

function withCount(role: Role, memberships: Awaited<ReturnType<typeof readMemberships>>) {
  const members = memberships.filter(({ roleId }) => roleId === role.id).length
  return { ...role, rights: [...role.rights], members }
}

async function roleOf(db: Db, id: number) {
  const role = (await readRoles(db)).find((one) => one.id === id)
  if (!role) throw noSuchRole()
  return withCount(role, await readMemberships(db))
}
