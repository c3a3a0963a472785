import { deleteRole, listRoles, saveRole } from '#services/contract/staff.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireConfirmed, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { refuseBeyond, settleRole } from './members.ts'
import {
  insertRole,
  lockRoles,
  OWNER,
  type Role,
  readMemberships,
  readRoles,
  removeRole,
  updateRole,
} from './role-store.ts'

type Changes = Parameters<typeof recordEdits>[2]
type Given = Pick<Role, 'name' | 'rights'> & { readonly id?: number | undefined }

export function roleRoutes(): readonly Route[] {
  return [
    route(listRoles, async (_input, { db }) => {
      const roles = await readRoles(db)
      const memberships = await readMemberships(db)
      return { records: roles.map((role) => withCount(role, memberships)) }
    }),

    route(saveRole, async (given, scope) => {
      const staff = requireStaff(scope)
      requireConfirmed(staff)
      refuseBeyond(staff.rights, given.rights)
      const role = await inTransaction(scope.db, async (trx) => {
        const id = await write(trx, given)
        const memberships = await readMemberships(trx)
        for (const { accountId, roleId } of memberships) {
          if (roleId === id) await settleRole(trx, accountId, scope.clock)
        }
        return withCount(await roleOf(trx, id), memberships)
      })
      return { role }

      async function record(trx: Trx, id: number, changes: Changes): Promise<void> {
        await recordRole(trx, id, changes, scope)
      }

      async function write(trx: Trx, { id, name, rights }: Given): Promise<number> {
        const roles = await lockRoles(trx)
        if (roles.some((one) => one.name === name && one.id !== id)) throw nameTaken()
        if (id === undefined) {
          const made = (await insertRole(trx, { name, rights })) ?? raise(nameTaken())
          await record(trx, made, [{ path: 'rights', before: null, after: rights }])
          return made
        }
        const before = roles.find((one) => one.id === id) ?? raise(noSuchRole())
        if (before.key === OWNER) throw isFixed()
        refuseBeyond(staff.rights, before.rights)
        await updateRole(trx, { id, name, rights })
        await record(trx, id, [
          { path: 'name', before: before.name, after: name },
          { path: 'rights', before: before.rights, after: rights },
        ])
        return id
      }
    }),

    route(deleteRole, async ({ id }, scope) => {
      const staff = requireStaff(scope)
      requireConfirmed(staff)
      await inTransaction(scope.db, async (trx) => {
        const role = (await lockRoles(trx)).find((one) => one.id === id) ?? raise(noSuchRole())
        if (role.key !== null) throw isFixed()
        refuseBeyond(staff.rights, role.rights)
        const memberships = await readMemberships(trx)
        if (memberships.some(({ roleId }) => roleId === id)) throw isGiven()
        await removeRole(trx, id)
        await recordRole(trx, id, [{ path: 'rights', before: role.rights, after: null }], scope)
      })
      return { success: true }
    }),
  ]
}

async function recordRole(trx: Trx, id: number, changes: Changes, scope: Scope): Promise<void> {
  const recorded = { author: authorOf(scope), at: scope.clock.now().toISOString() }
  await recordEdits(trx, { entity: 'role', id: `${id}`, ...recorded }, changes)
}

function withCount(role: Role, memberships: Awaited<ReturnType<typeof readMemberships>>) {
  const members = memberships.filter(({ roleId }) => roleId === role.id).length
  return { ...role, rights: [...role.rights], members }
}

async function roleOf(db: Db, id: number): Promise<Role> {
  return (await readRoles(db)).find((one) => one.id === id) ?? raise(noSuchRole())
}

function raise(refusal: Refusal): never {
  throw refusal
}

function noSuchRole(): Refusal {
  return new Refusal(404, 'There is no such role.', { code: 'NOT_FOUND' })
}

function nameTaken(): Refusal {
  return new Refusal(409, 'Another role has this name.', { code: 'NAME_TAKEN', field: 'name' })
}

function isFixed(): Refusal {
  return new Refusal(409, 'This role comes with the product.', { code: 'ROLE_FIXED' })
}

function isGiven(): Refusal {
  return new Refusal(409, 'Somebody has this role.', { code: 'ROLE_GIVEN' })
}
