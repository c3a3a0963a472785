import { z } from 'zod'
import { emailKey } from '#services/contract/rules/email-key.ts'
import {
  acceptedByAccount,
  acceptsMarketing,
  claimLog,
  NEWSLETTER_ANSWERED,
  newsletterAnswer,
} from '#services/modules/gdpr/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { type Account, ADDRESS_CHANGED, lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { newNonce } from './links.ts'
import {
  changeSubscriber,
  deleteSubscriber,
  insertOnce,
  lockSubscriber,
  type Subscriber,
  subscriberOf,
  subscriberWith,
  textsOf,
} from './store.ts'

const named = z.object({ accountId: z.int() })

const settle: OutboxHandler = async (payload, deps) => {
  await settleAccount(deps, named.parse(payload).accountId)
}

/** The consents of an account decide whether its address gets the newsletter; its row follows. */
export const settleHandlers: Readonly<Record<string, OutboxHandler>> = {
  [NEWSLETTER_ANSWERED]: settle,
  [ADDRESS_CHANGED]: settle,
}

/** Reads what is true now, so that it may run any number of times and in any order. */
async function settleAccount(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  accountId: number,
): Promise<void> {
  const { defaultLanguage } = await site(db)
  await inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) return
    const at = clock.now().toISOString()
    const row = await rowOfAccount(trx, account)
    if (row?.state === 'ACTIVE') await followActive(trx, { row, accountId, at })
    else if (await acceptsMarketing(trx, accountId)) {
      const language = account.language ?? defaultLanguage
      await beginFor(trx, { row, account, at, language })
    }
  })
}

/** The row of the account under its present address, locked; null when there is none. */
export async function rowOfAccount(trx: Trx, { id, email }: Account): Promise<Subscriber | null> {
  const key = emailKey(email)
  const own = await locked(trx, await subscriberOf(trx, id))
  const there = await locked(trx, await subscriberWith(trx, key))
  if (!own || own.id === there?.id) return there
  if (there && (there.state === 'ACTIVE' || own.state !== 'ACTIVE')) {
    await deleteSubscriber(trx, own.id)
    return there
  }
  if (there) await deleteSubscriber(trx, there.id)
  await changeSubscriber(trx, own.id, { email, email_key: key })
  return { ...own, email, email_key: key }
}

async function locked(trx: Trx, row: Subscriber | null): Promise<Subscriber | null> {
  return row && (await lockSubscriber(trx, row.id))
}

/** Ends when the account has withdrawn one of the consents that the newsletter was given with. */
async function followActive(
  trx: Trx,
  {
    row,
    accountId,
    at,
  }: { readonly row: Subscriber; readonly accountId: number; readonly at: string },
): Promise<void> {
  const texts = textsOf(row)
  if (row.account_id === null) {
    // Somebody without an account confirmed it, and has one now: later answers of the account win.
    const { consent_log_id: log, confirmed_at } = row
    if (log !== null) {
      await claimLog(trx, log, { account_id: accountId, confirmed_at: confirmed_at ?? at })
    }
    await changeSubscriber(trx, row.id, { account_id: accountId })
  }
  const accepted = new Set((await acceptedByAccount(trx, accountId)).map((one) => one.consentId))
  if (texts.every(({ consentId }) => accepted.has(consentId))) return
  await changeSubscriber(trx, row.id, { state: 'STOPPED', stopped_at: at, nonce: newNonce() })
}

async function beginFor(
  trx: Trx,
  {
    row,
    account: { id, email },
    at,
    language,
  }: {
    readonly row: Subscriber | null
    readonly account: Account
    readonly at: string
    readonly language: string
  },
): Promise<void> {
  const { texts, logId } = await newsletterAnswer(trx, id)
  const begun = {
    ...({ email, account_id: id, state: 'ACTIVE', source: 'ACCOUNT' } as const),
    ...{ created_at: at, confirmed_at: at, stopped_at: null },
    ...{ consent_texts: JSON.stringify(texts), consent_log_id: logId },
  }
  if (row) return await changeSubscriber(trx, row.id, begun)
  await insertOnce(trx, { ...begun, email_key: emailKey(email), language, nonce: newNonce() })
}
