import { eraseAccount } from '#services/contract/user.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/principal.ts'
import type { Scope } from '#services/platform/scope.ts'
import { type Account, deleteAccount, readAccount } from './account-store.ts'
import { limitOwnPassword } from './limits.ts'
import type { UserMeans } from './means.ts'
import { readSession } from './session-store.ts'

/** Who has no password shows by a login as young as this that it is them. */
const FRESH_LOGIN_MS = 10 * 60_000

export function eraseRoutes(means: UserMeans): readonly Route[] {
  return [
    route(eraseAccount, async ({ password }, scope) => {
      const { db, clock } = scope
      const { userId } = requirePrincipal(scope)
      const account = await readAccount(db, userId)
      if (!account) throw unauthenticated()
      if (!(await isOwner(means, { account, password }, scope))) {
        throw new Refusal(400, 'Incorrect password.', {
          code: 'INCORRECT_PASSWORD',
          field: 'password',
        })
      }

      const { email, firstName } = account
      const eraseMeans = { clock, secret: means.config.sessionSecret }
      await db.transaction().execute(async (trx) => {
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
  if (account.passwordHash !== null) {
    await limitOwnPassword(limits, account.id)
    return await passwords.isRight(password ?? '', account.passwordHash)
  }
  const session = await readSession(scope.db, requirePrincipal(scope).sessionId)
  const age = session && scope.clock.now().getTime() - Date.parse(session.created_at)
  return age !== null && age <= FRESH_LOGIN_MS
}
