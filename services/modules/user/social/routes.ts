import {
  completeSocialLogin,
  listSocialProviders,
  redirectToProvider,
  socialLogin,
} from '#services/contract/login.ts'
import { readAccount } from '#services/modules/user/account-store.ts'
import { RATES } from '#services/modules/user/limits.ts'
import { type UserView, userView } from '#services/modules/user/profile/user-view.ts'
import { openSession, type SessionTokens } from '#services/modules/user/session/sessions.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { completeAccount } from './complete-account.ts'
import { beginSocialLogin, endSocialLogin, type Joining, settlePerson } from './logins.ts'
import { createSocialProviders } from './providers.ts'

type LoggedIn = { readonly tokens: SessionTokens; readonly accountId: number }

export function socialRoutes(deps: ModuleDeps): readonly Route[] {
  const { config, limits } = deps
  const providers = createSocialProviders(deps)
  const secret = config.sessionSecret

  const joiningOf = ({ clock, language, clientAddress }: Scope): Joining => ({
    ...{ clock, language, providers },
    addressBlock: addressBlock(clientAddress),
  })

  async function logIn(
    trx: Trx,
    accountId: number,
    { device, scope }: { device: string | undefined; scope: Scope },
  ): Promise<LoggedIn> {
    const { clock, language, clientAddress } = scope
    const tokens = await openSession(trx, {
      accountId,
      device,
      language,
      addressBlock: addressBlock(clientAddress),
      clock,
      secret,
    })
    return { tokens, accountId }
  }

  return [
    route(listSocialProviders, async () => ({ records: [...providers.list()] })),

    route(redirectToProvider, async ({ provider }, { db, clock, log, clientAddress }) => {
      await limits.claim(...atPlace(RATES.socialBegin, clientAddress))
      return await beginSocialLogin(provider, { db, clock, log, secret, providers })
    }),

    route(socialLogin, async ({ code, state, iss, device }, scope) => {
      const { db, clock, log, clientAddress } = scope
      await limits.claim(...atPlace(RATES.socialEnd, clientAddress))
      const person = await endSocialLogin(
        { code, state, iss },
        { db, clock, log, secret, providers },
      )
      await limits.limit(RATES.entries, `${person.provider} ${person.subject}`)
      const outcome = await inTransaction(db, async (trx) => {
        const settled = await settlePerson(trx, person, joiningOf(scope))
        return settled.kind === 'account'
          ? await logIn(trx, settled.accountId, { device, scope })
          : settled
      })
      if ('tokens' in outcome) return { data: await loggedIn(outcome, scope) }
      const { firstName, lastName } = person
      return { data: { pending: { ...outcome, firstName, lastName } } }
    }),

    route(completeSocialLogin, async ({ device, ...input }, scope) => {
      const { db, clientAddress } = scope
      await limits.claim(...atPlace(RATES.socialEnd, clientAddress))
      const outcome = await inTransaction(db, async (trx) => {
        const accountId = await completeAccount(trx, input, joiningOf(scope))
        return await logIn(trx, accountId, { device, scope })
      })
      return { data: await loggedIn(outcome, scope) }
    }),
  ]
}

async function loggedIn(
  { tokens, accountId }: LoggedIn,
  { db, clock }: Scope,
): Promise<{ tokens: SessionTokens; user: UserView }> {
  const account = await readAccount(db, accountId)
  if (!account) throw new Error('The account was deleted during its login')
  return { tokens, user: await userView(db, account, clock) }
}
