import { confirmSignIn, signIn, signOut } from '#services/contract/staff.ts'
import { beginCode, takeCode, wrongCode } from '#services/modules/staff/factor/check-code.ts'
import { hasFactor } from '#services/modules/staff/factor/factors.ts'
import { RATES } from '#services/modules/staff/limits.ts'
import type { StaffDeps } from '#services/modules/staff/staff-deps.ts'
import { identify, lockIdentified, wrongLogin } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { requireStaff, unauthenticated } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { audit, enter } from './audit.ts'
import { takeSession } from './session-store.ts'
import { openSession, type Stage } from './sessions.ts'

export function signInRoutes(deps: StaffDeps): readonly Route[] {
  const { limits, config } = deps

  return [
    route(signIn, async ({ email, password, device = '' }, scope) => {
      const { db, clock, clientAddress } = scope
      const identified = await identify(deps, { email, password }, scope)
      // After the password, so that the answer does not reveal who is staff.
      if (!identified.account.isBackoffice) throw wrongLogin()
      await limits.limit(RATES.entries, `${identified.account.id}`)
      return await inTransaction(db, async (trx) => {
        const person = await lockIdentified(trx, identified)
        if (!person.isBackoffice) throw wrongLogin()
        const stage = await firstStage(trx, person.id)
        const place = { device, addressBlock: addressBlock(clientAddress) }
        const at = clock.now().toISOString()
        if (stage === 'in') await audit(trx, scope, 'staff-login', person.id)
        return await openSession(trx, { person, place, stage, at })
      })
    }),

    route(confirmSignIn, async ({ code }, scope) => {
      const staff = requireStaff(scope)
      if (staff.stage !== 'code') throw unauthenticated()
      const { userId: accountId, sessionId } = staff
      const { db, clock } = scope
      const attempt = await beginCode(limits, { sessionId, accountId })
      const entered = await inTransaction(db, async (trx) => {
        const now = clock.now()
        const use = await takeCode(trx, code, { accountId, secret: config.sessionSecret, now })
        if (use === null) {
          await audit(trx, scope, 'staff-login-failed', accountId)
          return null
        }
        if (use === 'recovery') await audit(trx, scope, 'recovery-code-used', accountId)
        return await enter(trx, staff, scope)
      })
      if (!entered) throw wrongCode()
      await attempt.takeBack()
      return entered
    }),

    route(signOut, async (_input, scope) => {
      const { userId: accountId, sessionId } = requireStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        await takeSession(trx, { id: Number(sessionId), accountId })
        await audit(trx, scope, 'logout', accountId)
      })
      return { success: true }
    }),
  ]

  /** Production requires a second factor; a demo goes without one. */
  async function firstStage(trx: Trx, accountId: number): Promise<Stage> {
    if (await hasFactor(trx, accountId)) return 'code'
    return config.mode === 'production' ? 'enrol' : 'in'
  }
}
