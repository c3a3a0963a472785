import { insertStatement, withdrawMarketing } from '#services/modules/gdpr/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { lockAccount } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import type { FindPerson } from '#services/platform/personal-data.ts'
import { newNonce } from './links.ts'
import {
  changeSubscriber,
  findSubscriber,
  lockSubscriber,
  type Subscriber,
  textsOf,
} from './store.ts'

export type Stopping = { readonly findPerson: FindPerson; readonly clock: Clock }

/**
 * Ends the newsletter and withdraws what it was given with: of an account what it accepts now, of
 * anybody else what was accepted at the sign-up. Links that confirm are valid no longer. Null for a
 * row that is gone.
 */
export async function stopSubscriber(
  trx: Trx,
  id: number,
  { findPerson, clock }: Stopping,
): Promise<Subscriber | null> {
  const found = await findSubscriber(trx, id)
  // In the order of all locks: the account first.
  if (found?.account_id) await lockAccount(trx, found.account_id)
  const row = await lockSubscriber(trx, id)
  if (!row || row.state === 'STOPPED') return row
  const at = clock.now().toISOString()
  const person = row.account_id === null ? null : await findPerson(trx, row.account_id)
  if (person) {
    const { defaultLanguage: language } = await site(trx)
    await withdrawMarketing(trx, { person, language, clock })
  } else if (row.state === 'ACTIVE') await withdrawOfGuest(trx, row, at)
  const stopped = { state: 'STOPPED', stopped_at: at, nonce: newNonce() } as const
  await changeSubscriber(trx, id, stopped)
  return { ...row, ...stopped }
}

async function withdrawOfGuest(trx: Trx, row: Subscriber, at: string): Promise<void> {
  const entries = textsOf(row)
  if (entries.length === 0) return
  const said = { status: 'withdrawn', source: 'newsletter', email: row.email } as const
  await insertStatement(trx, { ...said, confirmedAt: at }, { at, entries })
}
