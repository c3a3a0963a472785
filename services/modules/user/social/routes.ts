import {
  completeSocialLogin,
  listSocialProviders,
  redirectToProvider,
  socialLogin,
} from '#services/contract/login.ts'
import { acceptedTexts, logRegistrationConsents } from '#services/modules/gdpr/api.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import {
  insertAccount,
  readAccount,
  readAccountByEmail,
} from '#services/modules/user/account-store.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { RATES } from '#services/modules/user/limits.ts'
import { type UserView, userView } from '#services/modules/user/profile/user-view.ts'
import { openSession, type SessionTokens } from '#services/modules/user/session/sessions.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import {
  beginSocialLogin,
  endSocialLogin,
  joinAccount,
  joinStanding,
  settlePerson,
} from './logins.ts'
import { createSocialProviders } from './providers.ts'
import { hashOf } from './secrets.ts'
import { takePending } from './store.ts'

type LoggedIn = { readonly tokens: SessionTokens; readonly accountId: number }

export function socialRoutes(deps: ModuleDeps): readonly Route[] {
  const { config, limits } = deps
  const providers = createSocialProviders(deps)
  const secret = config.sessionSecret

  async function logIn(
    trx: Trx,
    accountId: number,
    { device, scope }: { device: string | undefined; scope: Scope },
  ): Promise<LoggedIn> {
    const { clock, clientAddress } = scope
    const tokens = await openSession(trx, {
      accountId,
      device,
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
      const { db, clock, log, language, clientAddress } = scope
      await limits.claim(...atPlace(RATES.socialEnd, clientAddress))
      const person = await endSocialLogin(
        { code, state, iss },
        { db, clock, log, secret, providers },
      )
      await limits.limit(RATES.entries, `${person.provider} ${person.subject}`)
      const outcome = await inTransaction(db, async (trx) => {
        const settled = await settlePerson(trx, person, {
          clock,
          language,
          addressBlock: addressBlock(clientAddress),
          providers,
        })
        return settled.kind === 'account'
          ? await logIn(trx, settled.accountId, { device, scope })
          : settled
      })
      if ('tokens' in outcome) return { data: await loggedIn(outcome, scope) }
      const { firstName, lastName } = person
      return { data: { pending: { ...outcome, firstName, lastName } } }
    }),

    route(completeSocialLogin, async ({ token, details, consents, readTexts, device }, scope) => {
      const { db, clock, language, clientAddress } = scope
      await limits.claim(...atPlace(RATES.socialEnd, clientAddress))
      const outcome = await inTransaction(db, async (trx) => {
        const at = clock.now().toISOString()
        const pending = await takePending(trx, { tokenHash: hashOf(token), at })
        if (!pending) {
          throw new Refusal(400, 'The token is not valid.', { code: 'INVALID_TOKEN' })
        }
        const texts = await acceptedTexts(trx, 'registerForm', {
          numbers: consents,
          readTexts,
          language,
        })

        const { email } = pending
        const made = await insertAccount(trx, {
          ...details,
          email,
          passwordHash: null,
          memberCardBarcode: null,
          createdAt: at,
        })
        // The person has confirmed the address by mail in the meantime, and the provider has
        // verified it too.
        const standing = made ?? (await readAccountByEmail(trx, email))?.id
        if (standing === undefined) throw new Error('A taken address has no account')
        const place = { clock, language, addressBlock: addressBlock(clientAddress), providers }
        const accountId =
          made === null
            ? await joinStanding(trx, pending, standing, place)
            : await joinAccount(trx, pending, made, clock)

        await logRegistrationConsents(trx, { email, accountId, texts }, clock)
        if (made !== null) {
          const { firstName } = details
          await enqueueMail(trx, {
            letter: userLetters.welcome,
            to: email,
            language,
            values: { firstName },
          })
        }
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
