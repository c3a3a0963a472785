import { login, refresh } from '#services/contract/login.ts'
import { isInMaintenance } from '#services/modules/settings/api.ts'
import {
  type Account,
  lockAccount,
  readAccountByEmail,
  updatePassword,
} from '#services/modules/user/account-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { RATES } from '#services/modules/user/limits.ts'
import { userView } from '#services/modules/user/profile/user-view.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { closedForMaintenance, Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { beginLogin } from './login-limits.ts'
import { openSession, refreshSession, type SessionTokens } from './sessions.ts'

export function loginRoutes(deps: UserDeps): readonly Route[] {
  const { sessionSecret: secret } = deps.config
  return [
    route(login, async ({ username, password, device }, scope) => {
      const { db, clock } = scope
      const { account, renewed } = await identify(deps, { email: username, password }, scope)
      await deps.limits.limit(RATES.entries, `${account.id}`)
      // After the password, so that the answer does not reveal who is staff.
      if (!account.isBackoffice && (await isInMaintenance(db))) throw closedForMaintenance()
      const tokens = await enter(deps, { account, renewed, device }, scope)
      return { data: { tokens, user: await userView(db, account, clock) } }
    }),

    route(refresh, async (_input, { db, clock, refreshToken, clientAddress }) => {
      if (!refreshToken) {
        throw new Refusal(400, 'The header refreshToken is missing.', {
          code: 'INVALID_INPUT',
          field: 'refreshToken',
        })
      }
      const place = { clock, secret, addressBlock: addressBlock(clientAddress) }
      return { data: { tokens: await refreshSession(db, refreshToken, place) } }
    }),
  ]
}

/** The same steps and the same work for an address without an account. */
async function identify(
  { limits, passwords }: UserDeps,
  { email, password }: { email: string; password: string },
  { db, clock, clientAddress }: Scope,
): Promise<{ readonly account: Account; readonly renewed: string | null }> {
  const attempt = await beginLogin(limits, { email, clientAddress })
  const account = await readAccountByEmail(db, email)
  const { isRight, renewed } = await passwords
    .check(password, account?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      await attempt.wasNone()
      throw error
    })
  if (account && isRight) {
    await attempt.succeeded()
    return { account, renewed }
  }
  await inTransaction(db, async (trx) => {
    await addAudit(trx, clock, {
      kind: 'login-failed',
      accountId: account?.id ?? null,
      addressBlock: addressBlock(clientAddress),
    })
  })
  throw wrongLogin()
}

async function enter(
  { config }: UserDeps,
  {
    account,
    renewed,
    device,
  }: { account: Account; renewed: string | null; device: string | undefined },
  { db, clock, clientAddress }: Scope,
): Promise<SessionTokens> {
  return await inTransaction(db, async (trx) => {
    // The password may have changed, and all sessions ended, during the hashing.
    const locked = await lockAccount(trx, account.id)
    if (locked?.passwordHash !== account.passwordHash) throw wrongLogin()
    if (renewed)
      await updatePassword(trx, { id: locked.id, from: locked.passwordHash, to: renewed })
    return await openSession(trx, {
      accountId: account.id,
      device,
      addressBlock: addressBlock(clientAddress),
      clock,
      secret: config.sessionSecret,
    })
  })
}

function wrongLogin(): Refusal {
  return new Refusal(401, 'Unknown username or password!', { code: 'INVALID_LOGIN' })
}
