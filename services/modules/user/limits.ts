import { emailKey } from '#services/contract/rules/email-key.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { RateLimits, RateRule, RateStep } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** The network around a place gets ten times the limit of the place (`atPlace`). */
export const RATES = {
  /** Failures at one place, for any account. */
  loginPlace: { name: 'login-place', limit: 30, seconds: QUARTER },
  /** Failures of one account at one place. */
  loginPair: { name: 'login-pair', limit: 5, seconds: QUARTER },
  /**
   * Failures of one account at any place. Above it each place, including the owner's, has one more
   * attempt.
   */
  loginAccount: { name: 'login-account', limit: 20, seconds: HOUR },
  loginAttacked: { name: 'login-attacked', limit: 1, seconds: QUARTER },
  /** Successful logins of one account: each writes a session and an audit entry. */
  entries: { name: 'entries', limit: 30, seconds: QUARTER },
  /** A school or an office may share one place. */
  registerPlace: { name: 'register-place', limit: 20, seconds: HOUR },
  forgotPlace: { name: 'forgot-place', limit: 20, seconds: HOUR },
  /** Mails to one address: enough to replace lost ones, too few to annoy its owner. */
  registerEmail: { name: 'register-email', limit: 3, seconds: HOUR },
  forgotEmail: { name: 'forgot-email', limit: 3, seconds: HOUR },
  /** Changes to one address by all accounts: each sends a mail that its owner may not want. */
  otherEmail: { name: 'other-email', limit: 3, seconds: HOUR },
  /** Above these three, per place or account, so that strangers cannot block the owner. */
  mailAttacked: { name: 'mail-attacked', limit: 1, seconds: HOUR },
  /** Mails to one address from any number of places; more would not help its owner. */
  mailStorm: { name: 'mail-storm', limit: 20, seconds: HOUR },
  /** Invalid links. They cannot be guessed, but each costs a lookup. */
  tokenPlace: { name: 'token-place', limit: 30, seconds: QUARTER },
  /**
   * Per session: a thief with the session cookie does not know the password yet. The owner can try
   * again in a new session, which a thief could open only with the password.
   */
  ownPassword: { name: 'own-password', limit: 5, seconds: QUARTER },
  ownEmail: { name: 'own-email', limit: 5, seconds: HOUR },
  /** Prevents finding cards by trying numbers. */
  ownCard: { name: 'own-card', limit: 10, seconds: HOUR },
  /** Far more than a person types, far too few to try all numbers. */
  cardCheck: { name: 'card-check', limit: 20, seconds: 600 },
  /** Wrong names for one number, from any place: prevents finding the holder by trying names. */
  cardNumber: { name: 'card-number', limit: 30, seconds: HOUR },
  /** Above it, per place or account, so that the holder keeps a few attempts. */
  cardAttacked: { name: 'card-attacked', limit: 3, seconds: HOUR },
  /** Each writes a row and sends a request to the provider. */
  socialBegin: { name: 'social-begin', limit: 30, seconds: 600 },
  socialEnd: { name: 'social-end', limit: 30, seconds: 600 },
} as const satisfies Record<string, RateRule>

type MailRequest = { readonly email: string; readonly clientAddress: string }

export async function limitForgotten(
  limits: RateLimits,
  { email, clientAddress }: MailRequest,
): Promise<void> {
  const mail = mailTo(RATES.forgotEmail, { email, clientAddress })
  await limits.claim(...atPlace(RATES.forgotPlace, clientAddress), mail)
}

/** Called only after the form is stored: a rejected form sends no mail. */
export async function limitRegisterMails(limits: RateLimits, request: MailRequest): Promise<void> {
  await limits.claim(mailTo(RATES.registerEmail, request))
}

function mailTo(rule: RateRule, { email, clientAddress }: MailRequest): RateStep {
  const key = emailKey(email)
  const ofPlace = atPlace(RATES.mailAttacked, clientAddress, `${rule.name} ${key}`)
  return { rule, key, above: [...ofPlace, stormOf(rule, key)] }
}

function stormOf({ name }: RateRule, key: string): RateStep {
  return { rule: RATES.mailStorm, key: `${name} ${key}` }
}

/** Checks a card for an account, or for a visitor at an address. */
type CardRequest = {
  readonly barcode: string
  readonly clientAddress: string
  readonly accountId?: number | undefined
}

/** Counts only wrong names, so that only guessing is slowed down. */
export async function tryCard(
  limits: RateLimits,
  { barcode, clientAddress, accountId }: CardRequest,
  isTheirs: () => Promise<boolean>,
): Promise<boolean> {
  const { cardNumber, cardAttacked } = RATES
  const above =
    accountId === undefined
      ? atPlace(cardAttacked, clientAddress, barcode)
      : [{ rule: cardAttacked, key: `${accountId} ${barcode}` }]
  const claim = await limits.claim({ rule: cardNumber, key: barcode, above })
  const isRight = await isTheirs()
  if (isRight) await claim.takeBack()
  return isRight
}

/** Runs the work that a token unlocks; counts only invalid tokens. */
export async function tryToken<Answer>(
  limits: RateLimits,
  clientAddress: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const claim = await limits.claim(...atPlace(RATES.tokenPlace, clientAddress))
  let isRefused = false
  try {
    return await work()
  } catch (error) {
    isRefused = error instanceof Refusal && error.code === 'INVALID_TOKEN'
    throw error
  } finally {
    if (!isRefused) await claim.takeBack()
  }
}

export async function limitOwnPassword(limits: RateLimits, sessionId: string): Promise<void> {
  await limits.limit(RATES.ownPassword, sessionId)
}

export async function limitOwnEmail(
  limits: RateLimits,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> {
  const { ownEmail, otherEmail: rule, mailAttacked } = RATES
  const key = emailKey(email)
  const ofAccount = { rule: mailAttacked, key: `${accountId} ${key}` }
  await limits.claim(
    { rule: ownEmail, key: `${accountId}` },
    { rule, key, above: [ofAccount, stormOf(rule, key)] },
  )
}

export async function limitOwnCard(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(RATES.ownCard, `${accountId}`)
}
