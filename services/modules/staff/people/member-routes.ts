import {
  inviteMember,
  listMembers,
  removeMember,
  resetMemberFactor,
  saveMember,
} from '#services/contract/staff-people.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { RATES } from '#services/modules/staff/limits.ts'
import { audit } from '#services/modules/staff/session/audit.ts'
import { findAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { confirmedStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { inviteWithRoles } from './invite.ts'
import {
  changeableMember,
  dismissMember,
  memberOf,
  readMembers,
  refuseBeyond,
  refuseWithoutOwner,
  resetFactor,
  rightsOfRoles,
} from './members.ts'
import { isMember } from './refusals.ts'
import { lockRoles } from './role-store.ts'
import { changeMember } from './save-member.ts'

export function memberRoutes({ limits, config, findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listMembers, async (_input, { db }) => ({ records: await readMembers(db) })),

    route(inviteMember, async ({ roles, ...person }, scope) => {
      const { rights, userId } = confirmedStaff(scope)
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

    route(saveMember, async ({ sitting, ...given }, scope) => {
      const { rights: own } = confirmedStaff(scope)
      const saving = { own, author: authorOf(scope, sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => {
        const saved = await changeMember(trx, given, saving)
        return { ...saved, member: await memberOf(trx, given.id) }
      })
    }),

    route(removeMember, async ({ id }, scope) => {
      const { rights } = confirmedStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        const before = await changeableMember(trx, id, rights)
        await dismissMember(trx, id, changing(scope))
        await refuseWithoutOwner(trx, before)
      })
      return { success: true }
    }),

    route(resetMemberFactor, async ({ id }, scope) => {
      const { rights } = confirmedStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        await changeableMember(trx, id, rights)
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
