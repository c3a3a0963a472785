import { login, refresh } from '#services/contract/login.ts'
import { closedForMaintenance, Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { isInMaintenance } from '#services/settings/api.ts'
import {
  type Account,
  holdAccount,
  readAccountByEmail,
  updatePassword,
} from '#services/user/account-store.ts'
import { addAudit } from '#services/user/audit.ts'
import { RATES } from '#services/user/limits.ts'
import type { UserMeans } from '#services/user/means.ts'
import { userView } from '#services/user/profile/user-view.ts'
import { beginLogin } from './login-limits.ts'
import { openSession, refreshSession, type SessionTokens } from './sessions.ts'

export function loginRoutes(means: UserMeans): readonly Route[] {
  const { sessionSecret: secret } = means.config
  return [
    route(login, async ({ username, password, device }, scope) => {
      const { db, clock } = scope
      const { account, renewed } = await identify(means, { email: username, password }, scope)
      await means.limits.limit(RATES.entries, `${account.id}`)
      // After the password, so that the answer does not reveal who is staff.
      if (!account.isBackoffice && (await isInMaintenance(db))) throw closedForMaintenance()
      const tokens = await enter(means, { account, renewed, device }, scope)
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
  { limits, passwords }: UserMeans,
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
  await db.transaction().execute(async (trx) => {
    await addAudit(trx, clock, {
      kind: 'login-failed',
      accountId: account?.id ?? null,
      addressBlock: addressBlock(clientAddress),
    })
  })
  throw wrongLogin()
}

async function enter(
  { config }: UserMeans,
  {
    account,
    renewed,
    device,
  }: { account: Account; renewed: string | null; device: string | undefined },
  { db, clock, clientAddress }: Scope,
): Promise<SessionTokens> {
  return await db.transaction().execute(async (trx) => {
    // The password may have changed, and all sessions ended, during the hashing.
    const held = await holdAccount(trx, account.id)
    if (held?.passwordHash !== account.passwordHash) throw wrongLogin()
    if (renewed) await updatePassword(trx, { id: held.id, from: held.passwordHash, to: renewed })
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
