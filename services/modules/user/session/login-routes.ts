import { login, refresh } from '#services/contract/login.ts'
import { RATES } from '#services/modules/user/limits.ts'
import { userView } from '#services/modules/user/profile/user-view.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { type Identified, identify, lockIdentified } from './identify.ts'
import { openSession, refreshSession, type SessionTokens } from './sessions.ts'

export function loginRoutes(deps: UserDeps): readonly Route[] {
  const { sessionSecret: secret } = deps.config
  return [
    route(login, async ({ username, password, device }, scope) => {
      const { db, clock } = scope
      const { account, renewed } = await identify(deps, { email: username, password }, scope)
      await deps.limits.limit(RATES.entries, `${account.id}`)
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

async function enter(
  { config }: UserDeps,
  { account, renewed, device }: Identified & { readonly device: string | undefined },
  { db, clock, language, clientAddress }: Scope,
): Promise<SessionTokens> {
  return await inTransaction(db, async (trx) => {
    const { id: accountId } = await lockIdentified(trx, { account, renewed })
    return await openSession(trx, {
      accountId,
      device,
      language,
      addressBlock: addressBlock(clientAddress),
      clock,
      secret: config.sessionSecret,
    })
  })
}
