import { eraseAccount } from '#services/contract/user.ts'
import { type Account, lockAccount, readAccount } from '#services/modules/user/account-store.ts'
import { erasePerson } from '#services/modules/user/erase-person.ts'
import { limitOwnPassword } from '#services/modules/user/limits.ts'
import { readSession } from '#services/modules/user/session/session-store.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { isLoginFresh, unproven } from './ownership.ts'

export function eraseRoutes(deps: UserDeps): readonly Route[] {
  return [
    route(eraseAccount, async ({ password }, scope) => {
      const { db, clock } = scope
      const { userId, sessionId } = requirePrincipal(scope)
      const account = await readAccount(db, userId)
      if (!account) throw unauthenticated()
      if (!(await isOwner(deps, { account, password }, scope))) throw unproven()

      const { personalData, config } = deps
      const eraseDeps = { personalData, clock, secret: config.sessionSecret }
      await inTransaction(db, async (trx) => {
        // The owner may have recovered the account with a new password during the hashing.
        const locked = await lockAccount(trx, userId)
        if (!locked || !(await readSession(trx, sessionId))) throw unauthenticated()
        if (locked.passwordHash !== account.passwordHash) throw unproven()
        const { email, firstName, lastName } = locked
        await erasePerson(trx, { userId, email, firstName, lastName }, eraseDeps)
      })
      return { success: true }
    }),
  ]
}

async function isOwner(
  { limits, passwords }: UserDeps,
  { account, password }: { account: Account; password: string | undefined },
  scope: Scope,
): Promise<boolean> {
  if (account.passwordHash === null) return await isLoginFresh(scope)
  await limitOwnPassword(limits, requirePrincipal(scope).sessionId)
  return await passwords.isRight(password ?? '', account.passwordHash)
}
