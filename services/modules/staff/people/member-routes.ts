import {
  inviteMember,
  listMembers,
  removeMember,
  resetMemberFactor,
  setMemberRoles,
} from '#services/contract/staff.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { RATES } from '#services/modules/staff/limits.ts'
import { audit } from '#services/modules/staff/session/audit.ts'
import { findAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireConfirmed, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { inviteWithRoles } from './invite.ts'
import {
  dismissMember,
  giveRoles,
  type Member,
  memberOf,
  readMembers,
  refuseBeyond,
  refuseWithoutOwner,
  resetFactor,
  rightsOfRoles,
} from './members.ts'
import { lockRoles, readRightsOf } from './role-store.ts'

export function memberRoutes({ limits, config }: ModuleDeps): readonly Route[] {
  return [
    route(listMembers, async (_input, { db }) => ({ records: await readMembers(db) })),

    route(inviteMember, async ({ roles, ...person }, scope) => {
      const { rights, userId } = confirmed(scope)
      await limits.limit(RATES.invitations, `${userId}`)
      const member = await inTransaction(scope.db, async (trx) => {
        await lockRoles(trx)
        refuseBeyond(rights, await rightsOfRoles(trx, roles))
        const account = await findAccount(trx, person.email)
        if (account?.isBackoffice) throw isMember()
        const { clock, language } = scope
        const { id } = await inviteWithRoles(
          trx,
          { ...person, roles },
          { clock, config, language, isMailed: true, author: authorOf(scope) },
        )
        return await memberOf(trx, id)
      })
      return { member }
    }),

    route(setMemberRoles, async ({ id, roles }, scope) => {
      const { rights } = confirmed(scope)
      const member = await inTransaction(scope.db, async (trx) => {
        const before = await changeable(trx, id, rights)
        refuseBeyond(rights, await rightsOfRoles(trx, roles))
        await giveRoles(trx, { id, roles }, changing(scope))
        await refuseWithoutOwner(trx, before)
        return await memberOf(trx, id)
      })
      return { member }
    }),

    route(removeMember, async ({ id }, scope) => {
      const { rights } = confirmed(scope)
      await inTransaction(scope.db, async (trx) => {
        const before = await changeable(trx, id, rights)
        await dismissMember(trx, id, changing(scope))
        await refuseWithoutOwner(trx, before)
      })
      return { success: true }
    }),

    route(resetMemberFactor, async ({ id }, scope) => {
      const { rights } = confirmed(scope)
      await inTransaction(scope.db, async (trx) => {
        await changeable(trx, id, rights)
        await resetFactor(trx, id, changing(scope))
        await audit(trx, scope, 'factor-removed', id)
      })
      return { success: true }
    }),
  ]
}

function changing(scope: Scope) {
  return { clock: scope.clock, author: authorOf(scope) }
}

function confirmed(scope: Scope): StaffEntry {
  const staff = requireStaff(scope)
  requireConfirmed(staff)
  return staff
}

/** Somebody with more rights can be changed by those alone who have them too. */
async function changeable(trx: Trx, id: number, rights: StaffEntry['rights']): Promise<Member> {
  await lockRoles(trx)
  const member = await memberOf(trx, id)
  refuseBeyond(rights, await readRightsOf(trx, id))
  return member
}

function isMember(): Refusal {
  return new Refusal(409, 'This person is a member of staff already.', {
    code: 'USER_EXISTS',
    field: 'email',
  })
}
