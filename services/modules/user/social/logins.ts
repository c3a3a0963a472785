import type { Logger } from 'pino'
import { z } from 'zod'
import { personName } from '#services/contract/rules/fields.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import { lockAccount, readAccountByEmail } from '#services/modules/user/account-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import type { ProviderClaims, SocialProviders } from './providers.ts'
import { attemptSecrets, newState } from './secrets.ts'
import {
  findIdentity,
  type Identity,
  insertAttempt,
  insertIdentity,
  insertPending,
  takeAttempt,
} from './store.ts'

const ATTEMPT_MS = 10 * 60_000
/** Time to read the consents and to change one's mind twice. */
const PENDING_MS = 30 * 60_000

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly secret: string
  readonly providers: SocialProviders
}

/** Context of a login that may link a provider to an account. */
export type Joining = {
  readonly clock: Clock
  readonly language: string
  readonly addressBlock: string | null
  readonly providers: SocialProviders
}

/** A person as verified by a provider. */
export type SocialPerson = Identity & {
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

export type SocialOutcome =
  | { readonly kind: 'account'; readonly accountId: number }
  | { readonly kind: 'pending'; readonly token: string; readonly email: string }

/** Starts a login at a provider: the URL to redirect to, and the state it must return. */
export async function beginSocialLogin(
  provider: string,
  { db, clock, log, secret, providers }: Deps,
): Promise<{ readonly url: string; readonly state: string }> {
  if (!providers.has(provider)) {
    throw new Refusal(404, 'There is no such provider.', { code: 'NOT_FOUND', field: 'provider' })
  }
  const state = newState()
  try {
    const url = await providers.authorizationUrl(provider, state, attemptSecrets(secret, state))
    await insertAttempt(db, {
      stateHash: secretHash(state),
      provider,
      expiresAt: inMs(clock, ATTEMPT_MS),
    })
    return { url, state }
  } catch (error) {
    log.warn({ provider, fault: faultName(error) }, 'social login not started')
    throw socialLoginFailed()
  }
}

/** The person who returned from the provider; each attempt works once, with any outcome. */
export async function endSocialLogin(
  answer: { readonly code: string; readonly state: string; readonly iss: string | undefined },
  { db, clock, log, secret, providers }: Deps,
): Promise<SocialPerson> {
  const { state } = answer
  const attempt = await takeAttempt(db, { stateHash: secretHash(state), at: inMs(clock, 0) })
  if (!attempt || !providers.has(attempt.provider)) throw socialLoginFailed()
  const { provider } = attempt
  try {
    const claims = await providers.claims(provider, answer, attemptSecrets(secret, state))
    return personOf(provider, claims)
  } catch (error) {
    // Log the name and code only: the error may contain a code or a token.
    log.warn({ provider, fault: faultName(error) }, 'social login refused')
    throw socialLoginFailed()
  }
}

/**
 * The person's account, or that there is none yet. A verified address links the provider to the
 * account with that address; an unverified one unlocks nothing.
 */
export async function settlePerson(
  trx: Trx,
  person: SocialPerson,
  circumstances: Joining,
): Promise<SocialOutcome> {
  const { clock } = circumstances
  const known = await findIdentity(trx, person)
  if (known !== null) {
    // A password reset may be unlinking all providers of the account right now.
    await lockAccount(trx, known)
    if ((await findIdentity(trx, person)) !== known) throw socialLoginFailed()
    return { kind: 'account', accountId: known }
  }
  if (person.email === null) throw socialLoginFailed()

  const existing = await readAccountByEmail(trx, person.email)
  if (existing) {
    return {
      kind: 'account',
      accountId: await joinExisting(trx, person, existing.id, circumstances),
    }
  }
  const token = newState()
  const { provider, subject, email } = person
  await insertPending(trx, {
    ...{ provider, subject, email },
    tokenHash: secretHash(token),
    expiresAt: inMs(clock, PENDING_MS),
  })
  return { kind: 'pending', token, email }
}

/**
 * Links to an existing account and notifies its owner. Staff accounts are never linked this way.
 */
export async function joinExisting(
  trx: Trx,
  identity: Identity,
  accountId: number,
  { clock, language, addressBlock, providers }: Joining,
): Promise<number> {
  const account = await lockAccount(trx, accountId)
  if (!account || account.isBackoffice) throw socialLoginFailed()
  const known = await findIdentity(trx, identity)
  if (known !== null) return known

  const joined = await joinAccount(trx, identity, accountId, clock)
  if (joined !== accountId) return joined
  await addAudit(trx, clock, { kind: 'provider-joined', accountId, addressBlock })
  const { provider: key } = identity
  const provider = providers.list().find((one) => one.key === key)?.name ?? key
  const { email: to } = account
  await enqueueMail(trx, {
    letter: userLetters['provider-joined'],
    to,
    language,
    values: { provider },
  })
  return joined
}

/** Returns the account that a concurrent login linked first. */
export async function joinAccount(
  trx: Trx,
  { provider, subject }: Identity,
  accountId: number,
  clock: Clock,
): Promise<number> {
  const identity = { provider, subject, accountId, at: inMs(clock, 0) }
  if (await insertIdentity(trx, identity)) return accountId
  return (await findIdentity(trx, identity)) ?? accountId
}

export function socialLoginFailed(): Refusal {
  return new Refusal(400, 'The login by the provider failed.', { code: 'SOCIAL_LOGIN_FAILED' })
}

/** Some providers send a string. */
const verified = z.union([z.literal(true), z.literal('true')])
const address = z.email().max(254)
/** OpenID Connect allows up to 255 ASCII characters. */
const numbered = z.string().regex(/^[\x20-\x7e]{1,255}$/)
const name = personName()

function personOf(provider: string, claims: ProviderClaims): SocialPerson {
  const email = address.safeParse(claims['email'])
  const isVerified = verified.safeParse(claims['email_verified']).success
  return {
    provider,
    subject: numbered.parse(claims.sub),
    email: email.success && isVerified ? email.data : null,
    firstName: nameOf(claims['given_name']),
    lastName: nameOf(claims['family_name']),
  }
}

/** Only a suggestion, shown in a form. */
function nameOf(claim: unknown): string {
  const parsed = name.safeParse(claim)
  return parsed.success ? parsed.data : ''
}

function inMs(clock: Clock, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString()
}
