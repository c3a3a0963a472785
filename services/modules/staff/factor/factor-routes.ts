import {
  beginFactor,
  confirmFactor,
  removeApp,
  renewRecoveryCodes,
} from '#services/contract/staff.ts'
import { site } from '#services/modules/settings/api.ts'
import { audit, enter } from '#services/modules/staff/session/audit.ts'
import { deleteSessions } from '#services/modules/staff/session/session-store.ts'
import type { StaffDeps } from '#services/modules/staff/staff-deps.ts'
import { accountById, lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  confirmedStaff,
  requireConfirmed,
  requireStaff,
  unauthenticated,
} from '#services/platform/http/principal.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { beginCode, wrongCode } from './check-code.ts'
import { deleteApp, offerSecret, readFactor, takeOffered } from './factor-store.ts'
import { hasFactor } from './factors.ts'
import { replaceCodes } from './recovery-codes.ts'
import { removeOwnFactor } from './remove-factor.ts'
import { seal, unseal } from './sealed-secret.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

export function factorRoutes({ limits, config }: StaffDeps): readonly Route[] {
  const { sessionSecret } = config

  return [
    route(beginFactor, async (_input, scope) => {
      const { userId: accountId } = mayChangeFactor(scope)
      const { db } = scope
      const [person, { name: issuer }] = await Promise.all([accountById(db, accountId), site(db)])
      if (!person) throw unauthenticated()
      const secret = newSecret()
      await inTransaction(db, (trx) =>
        offerSecret(trx, accountId, seal(secret, accountId, sessionSecret)),
      )
      return { secret, uri: uriOf(secret, { issuer, label: person.email }) }
    }),

    route(confirmFactor, async ({ code }, scope) => {
      const staff = mayChangeFactor(scope)
      const { userId: accountId, sessionId } = staff
      const attempt = await beginCode(limits, { sessionId, accountId })
      const result = await inTransaction(scope.db, async (trx) => {
        await lockAccount(trx, accountId)
        if (!(await takeNewSecret(trx, code, accountId, scope))) return null
        const recoveryCodes = await replaceCodes(trx, { accountId, secret: sessionSecret })
        await audit(trx, scope, 'factor-set', accountId)
        await deleteSessions(trx, accountId, { but: Number(sessionId) })
        const entered = await enter(trx, staff, scope)
        return { ...entered, recoveryCodes }
      })
      if (!result) throw wrongCode()
      await attempt.takeBack()
      return result
    }),

    route(removeApp, async (_input, scope) => {
      await removeOwnFactor(scope, config, async (trx, accountId) => {
        if (!(await readFactor(trx, accountId))?.secret) throw noFactor()
        await deleteApp(trx, accountId)
      })
      return { success: true }
    }),

    route(renewRecoveryCodes, async (_input, scope) => {
      const staff = confirmedStaff(scope)
      return await inTransaction(scope.db, async (trx) => {
        const { userId: accountId } = staff
        if (!(await hasFactor(trx, accountId))) throw noFactor()
        await audit(trx, scope, 'recovery-codes-renewed', accountId)
        return { recoveryCodes: await replaceCodes(trx, { accountId, secret: sessionSecret }) }
      })
    }),
  ]

  async function takeNewSecret(
    trx: Trx,
    code: string,
    accountId: number,
    { clock }: Scope,
  ): Promise<boolean> {
    const offered = (await readFactor(trx, accountId))?.offered
    const secret = offered ? unseal(offered, accountId, sessionSecret) : null
    if (!offered || secret === null) throw noFactor()
    const step = stepOf(code.replaceAll(/\s/g, ''), { secret, lastStep: 0, now: clock.now() })
    return step !== null && (await takeOffered(trx, { accountId, offered, step }))
  }
}

/** Somebody who knows the password alone must not replace the factor of its owner. */
export function mayChangeFactor(scope: Scope): StaffEntry {
  const staff = requireStaff(scope)
  if (staff.stage === 'code') throw unauthenticated()
  if (staff.stage === 'in') requireConfirmed(staff)
  return staff
}

function noFactor(): Refusal {
  return new Refusal(409, 'Begin with a new secret.', { code: 'NO_FACTOR' })
}
