import { emailKey } from '#services/contract/rules/email-key.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { RateLimits, RateRule, RateStep } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** What is counted at a place has ten times as much for the network around it (`atPlace`). */
export const RATES = {
  /** Failures at one place, whatever the accounts. */
  loginPlace: { name: 'login-place', limit: 30, seconds: QUARTER },
  /** Failures of one account at one place. */
  loginPair: { name: 'login-pair', limit: 5, seconds: QUARTER },
  /** Failures of one account, wherever. Above it each place has one more try: also its owner's. */
  loginAccount: { name: 'login-account', limit: 20, seconds: HOUR },
  loginAttacked: { name: 'login-attacked', limit: 1, seconds: QUARTER },
  /** Logins of one account that succeed: each leaves a session and its trace. */
  entries: { name: 'entries', limit: 30, seconds: QUARTER },
  /** A school or an office may stand behind one place. */
  registerPlace: { name: 'register-place', limit: 20, seconds: HOUR },
  forgotPlace: { name: 'forgot-place', limit: 20, seconds: HOUR },
  /** Each sends a mail to whoever owns the address: enough for mails that got lost, no nuisance. */
  registerEmail: { name: 'register-email', limit: 3, seconds: HOUR },
  forgotEmail: { name: 'forgot-email', limit: 3, seconds: HOUR },
  /** Of all accounts together: each sends a mail to somebody who may have asked for none. */
  otherEmail: { name: 'other-email', limit: 3, seconds: HOUR },
  /** Above these three, for each place or account, so that strangers do not keep out the owner. */
  mailAttacked: { name: 'mail-attacked', limit: 1, seconds: HOUR },
  /** From however many places: each of these mails lets the owner in as well, and more help nobody. */
  mailStorm: { name: 'mail-storm', limit: 20, seconds: HOUR },
  /** Links that open nothing. They cannot be guessed; looking them up is work all the same. */
  tokenPlace: { name: 'token-place', limit: 30, seconds: QUARTER },
  /**
   * Of one session: a thief who has its cookie does not know the password yet. The owner tries in a
   * new session, which a thief could open by the password alone.
   */
  ownPassword: { name: 'own-password', limit: 5, seconds: QUARTER },
  ownEmail: { name: 'own-email', limit: 5, seconds: HOUR },
  /** Or cards could be found by trying numbers. */
  ownCard: { name: 'own-card', limit: 10, seconds: HOUR },
  /** Far more than anybody types, far less than trying numbers would need. */
  cardCheck: { name: 'card-check', limit: 20, seconds: 600 },
  /** Wrong names for one number, wherever from: or whom it names could be found by trying names. */
  cardNumber: { name: 'card-number', limit: 30, seconds: HOUR },
  /** Above it, for each place or account: also for the holder, who needs one. */
  cardAttacked: { name: 'card-attacked', limit: 3, seconds: HOUR },
  /** Each makes a row and a request to somebody else. */
  socialBegin: { name: 'social-begin', limit: 30, seconds: 600 },
  socialEnd: { name: 'social-end', limit: 30, seconds: 600 },
} as const satisfies Record<string, RateRule>

type Asking = { readonly email: string; readonly clientAddress: string }

export async function limitForgotten(
  limits: RateLimits,
  { email, clientAddress }: Asking,
): Promise<void> {
  const mail = mailTo(RATES.forgotEmail, { email, clientAddress })
  await limits.claim(...atPlace(RATES.forgotPlace, clientAddress), mail)
}

/** Once the form is kept: one that is refused is no mail. */
export async function limitRegisterMails(limits: RateLimits, asking: Asking): Promise<void> {
  await limits.claim(mailTo(RATES.registerEmail, asking))
}

function mailTo(rule: RateRule, { email, clientAddress }: Asking): RateStep {
  const key = emailKey(email)
  const ofPlace = atPlace(RATES.mailAttacked, clientAddress, `${rule.name} ${key}`)
  return { rule, key, above: [...ofPlace, stormOf(rule, key)] }
}

function stormOf({ name }: RateRule, key: string): RateStep {
  return { rule: RATES.mailStorm, key: `${name} ${key}` }
}

/** Who asks whether a card is theirs: an account, or somebody at a place. */
type CardAsking = {
  readonly barcode: string
  readonly clientAddress: string
  readonly accountId?: number | undefined
}

/** Looks whether a card is of who is named. The right name counts for nothing: only who guesses is slowed. */
export async function tryCard(
  limits: RateLimits,
  { barcode, clientAddress, accountId }: CardAsking,
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

/** Does the work that a token is to open. Of such tries those count alone whose token opens nothing. */
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
