import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { subscribeNewsletter } from '#services/contract/newsletter.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { requireCaptcha } from '#services/modules/captcha/api.ts'
import { acceptedTexts, type LogEntry } from '#services/modules/gdpr/api.ts'
import { lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { activate } from './activate.ts'
import { SIGN_UP_MAIL } from './job-kinds.ts'
import { limitOwnSignUps, limitSignUps } from './limits.ts'
import { browserKeyOf, newNonce } from './links.ts'
import { rowOfAccount } from './settle.ts'
import {
  changeSubscriber,
  insertOnce,
  lockSubscriber,
  type Subscriber,
  subscriberWith,
  textsOf,
} from './store.ts'

/** A second press, and a call that is repeated because its answer was lost, send no second letter. */
const SAME_PRESS_MS = 2 * 60_000

type Input = CallInput<typeof subscribeNewsletter>
type SignUp = {
  readonly email: string
  readonly entries: readonly LogEntry[]
  readonly language: string
}

/**
 * The address of a customer who is logged in is proved already; any other is confirmed by a letter.
 * Answer and work are the same for addresses that are known and those that are not.
 */
export async function signUp(
  input: Input,
  scope: Scope,
  deps: Pick<ModuleDeps, 'limits' | 'config' | 'findPerson' | 'log'>,
): Promise<CallOutput<typeof subscribeNewsletter>> {
  const { db, language, clientAddress } = scope
  const { limits, config, findPerson } = deps
  const { email, consents: numbers = [], readTexts } = input
  const browserKey = browserKeyOf(email, config.sessionSecret)
  if (input.trap) return { needsConfirmation: true, browserKey }

  const customer = scope.principal && (await findPerson(db, scope.principal.userId))
  const owner = customer && isTheirs(customer, email) ? customer : null
  const entries = await acceptedTexts(db, 'newsletter', { numbers, readTexts, language })
  const wanted = { email, entries, language }
  if (owner) {
    await limitOwnSignUps(limits, owner.userId)
    await inTransaction(db, (trx) => subscribeOwner(trx, wanted, { owner, scope }))
    return { needsConfirmation: false, browserKey: null }
  }
  await requireCaptcha(scope, input, { purpose: 'signUp', deps })
  await limitSignUps(limits, { email, clientAddress })
  await inTransaction(db, (trx) => subscribeStranger(trx, wanted, scope.clock.now()))
  return { needsConfirmation: true, browserKey }
}

function isTheirs({ email }: Person, typed: string): boolean {
  return emailKey(email) === emailKey(typed)
}

async function subscribeOwner(
  trx: Trx,
  { email, entries, language }: SignUp,
  { owner: { userId }, scope: { clock } }: { readonly owner: Person; readonly scope: Scope },
): Promise<void> {
  const account = await lockAccount(trx, userId)
  if (!account) throw new Error('A session without its account')
  const known = await rowOfAccount(trx, account)
  if (known?.state === 'ACTIVE') throw alreadySubscribed()
  const signed = { ...rowFor({ email, entries, language }, clock.now()), account_id: userId }
  const row = known ? { ...known, ...signed } : await insertOnce(trx, signed)
  if (!row) throw new Error('A subscriber of an address was not found')
  if (known) await changeSubscriber(trx, known.id, signed)
  await activate(trx, row, { accountId: userId, clock })
}

async function subscribeStranger(trx: Trx, wanted: SignUp, now: Date): Promise<void> {
  const signed = rowFor(wanted, now)
  const isNew = await insertOnce(trx, signed)
  const known = isNew ?? (await subscriberWith(trx, signed.email_key))
  const row = known && (await lockSubscriber(trx, known.id))
  if (!row) throw new Error('A subscriber of an address was not found')
  const isSamePress =
    !isNew && row.state === 'PENDING' && now.getTime() - Date.parse(row.created_at) < SAME_PRESS_MS
  if (!isNew && row.state !== 'ACTIVE')
    await changeSubscriber(trx, row.id, again(row, signed, isSamePress))
  if (isSamePress) return
  const payload = { id: row.id, at: now.toISOString(), isKnown: row.state === 'ACTIVE' }
  await enqueue(trx, { kind: SIGN_UP_MAIL, payload })
}

function rowFor({ email, entries, language }: SignUp, now: Date) {
  return {
    ...{ email, email_key: emailKey(email), language },
    ...({ state: 'PENDING', source: 'FORM' } as const),
    ...{ created_at: now.toISOString(), confirmed_at: null, stopped_at: null },
    consent_texts: JSON.stringify(entries),
    consent_log_id: null,
    nonce: newNonce(),
  }
}

/**
 * The link of an earlier letter stays valid, since a stranger may have typed the address meanwhile;
 * of consents that are not required only those of both forms count.
 */
function again(
  row: Subscriber,
  { nonce, created_at, ...signed }: ReturnType<typeof rowFor>,
  isSamePress: boolean,
) {
  if (row.state !== 'PENDING') return { ...signed, nonce, created_at }
  const before = new Set(textsOf(row).map(({ consentId }) => consentId))
  const both = textsOf(signed).filter(({ consentId }) => before.has(consentId))
  const { language, email } = signed
  const texts = both.length > 0 ? JSON.stringify(both) : signed.consent_texts
  return { language, email, consent_texts: texts, ...(isSamePress ? {} : { created_at }) }
}

function alreadySubscribed(): Refusal {
  return new Refusal(409, 'The address gets the newsletter already.', {
    ...{ code: 'ALREADY_SUBSCRIBED', field: 'email' },
  })
}
