import {
  chooseStaffLanguage,
  confirmAgain,
  endStaffSession,
  getStaffSession,
  listStaffSessions,
} from '#services/contract/staff.ts'
import { beginCode, takeCode, wrongCode } from '#services/modules/staff/factor/check-code.ts'
import { countRecoveryCodes } from '#services/modules/staff/factor/factor-store.ts'
import { factorsOf, hasFactor } from '#services/modules/staff/factor/factors.ts'
import { checkPasskey } from '#services/modules/staff/passkey/check-passkey.ts'
import type { StaffDeps } from '#services/modules/staff/staff-deps.ts'
import { accountById, chooseBackofficeLanguage, identify } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { audit } from './audit.ts'
import { readSessions, takeSession, updateSession } from './session-store.ts'
import { idleSince } from './sessions.ts'

export function sessionRoutes(deps: StaffDeps): readonly Route[] {
  const { limits, config } = deps

  return [
    route(getStaffSession, async (_input, scope) => {
      const { userId, stage, endsAt, rights } = requireStaff(scope)
      const [person, factors, recoveryCodesLeft] = await Promise.all([
        accountById(scope.db, userId),
        factorsOf(scope.db, userId),
        countRecoveryCodes(scope.db, userId),
      ])
      if (!person) throw unauthenticated()
      const { id, email, firstName, lastName, backofficeLanguage: language } = person
      return {
        ...{ stage, endsAt, person: { id, email, firstName, lastName, language } },
        ...{ rights: [...rights], recoveryCodesLeft, hasRedis: config.redisUrl !== null },
        ...{ hasFactor: factors.length > 0, factors: [...factors] },
      }
    }),

    route(confirmAgain, async ({ code, passkey, password }, scope) => {
      const staff = requireStaff(scope)
      const { userId, sessionId } = staff
      if (passkey) await checkPasskey(deps, passkey, scope)
      else if (await hasFactor(scope.db, userId)) await confirmByCode(staff, code ?? '', scope)
      else await confirmByPassword(userId, password ?? '', scope)
      const confirmed_at = scope.clock.now().toISOString()
      await updateSession(scope.db, Number(sessionId), { confirmed_at })
      return { success: true }
    }),

    route(chooseStaffLanguage, async ({ language }, scope) => {
      const { userId } = requireStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        const person = await accountById(trx, userId)
        if (!person) throw unauthenticated()
        await chooseBackofficeLanguage(trx, { email: person.email, language })
      })
      return { success: true }
    }),

    route(listStaffSessions, async (_input, scope) => {
      const { userId: accountId, sessionId } = requireStaff(scope)
      const after = await idleSince(scope.db, scope.clock)
      const sessions = await readSessions(scope.db, { accountId, after })
      return {
        records: sessions.map((session) => ({
          id: session.id,
          device: session.device,
          network: session.address_block,
          createdAt: session.created_at,
          lastSeenAt: session.seen_at,
          isCurrent: `${session.id}` === sessionId,
        })),
      }
    }),

    route(endStaffSession, async ({ id }, scope) => {
      const { userId: accountId } = requireStaff(scope)
      await inTransaction(scope.db, async (trx) => {
        if (!(await takeSession(trx, { id, accountId }))) {
          throw new Refusal(404, 'There is no such session.', { code: 'NOT_FOUND' })
        }
        await audit(trx, scope, 'session-ended', accountId)
      })
      return { success: true }
    }),
  ]

  async function confirmByCode(
    { userId: accountId, sessionId }: StaffEntry,
    code: string,
    { db, clock }: Scope,
  ): Promise<void> {
    const attempt = await beginCode(limits, { sessionId, accountId })
    const use = await inTransaction(db, (trx) =>
      takeCode(trx, code, { accountId, secret: config.sessionSecret, now: clock.now() }),
    )
    if (use === null) throw wrongCode()
    await attempt.takeBack()
  }

  async function confirmByPassword(
    accountId: number,
    password: string,
    scope: Scope,
  ): Promise<void> {
    const person = await accountById(scope.db, accountId)
    if (!person) throw unauthenticated()
    await identify(deps, { email: person.email, password }, scope).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
      throw new Refusal(400, 'The password is wrong.', {
        code: 'INCORRECT_PASSWORD',
        field: 'password',
      })
    })
  }
}
