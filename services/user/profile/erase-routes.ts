import { eraseAccount } from '#services/contract/user.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import {
  type Account,
  deleteAccount,
  holdAccount,
  readAccount,
} from '#services/user/account-store.ts'
import { limitOwnPassword } from '#services/user/limits.ts'
import type { UserMeans } from '#services/user/means.ts'
import { readSession } from '#services/user/session/session-store.ts'
import { isLoginFresh, unproven } from './ownership.ts'

export function eraseRoutes(means: UserMeans): readonly Route[] {
  return [
    route(eraseAccount, async ({ password }, scope) => {
      const { db, clock } = scope
      const { userId, sessionId } = requirePrincipal(scope)
      const account = await readAccount(db, userId)
      if (!account) throw unauthenticated()
      if (!(await isOwner(means, { account, password }, scope))) throw unproven()

      const eraseMeans = { clock, secret: means.config.sessionSecret }
      await db.transaction().execute(async (trx) => {
        // The owner may have recovered the account with a new password during the hashing.
        const held = await holdAccount(trx, userId)
        if (!held || !(await readSession(trx, sessionId))) throw unauthenticated()
        if (held.passwordHash !== account.passwordHash) throw unproven()
        const { email, firstName } = held
        for (const { erase } of means.personalData) {
          await erase(trx, { userId, email, firstName }, eraseMeans)
        }
        await deleteAccount(trx, userId)
      })
      return { success: true }
    }),
  ]
}

async function isOwner(
  { limits, passwords }: UserMeans,
  { account, password }: { account: Account; password: string | undefined },
  scope: Scope,
): Promise<boolean> {
  if (account.passwordHash === null) return await isLoginFresh(scope)
  await limitOwnPassword(limits, requirePrincipal(scope).sessionId)
  return await passwords.isRight(password ?? '', account.passwordHash)
}
