import { findAccount, lockAccount } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { activate } from './activate.ts'
import { findSubscriber, lockSubscriber, type Subscriber } from './store.ts'

/**
 * By the link of a letter, which only the owner of the address has. A second press changes nothing.
 * Null for a link from before a stop, and for a row that is gone.
 */
export async function confirm(
  trx: Trx,
  { id, nonce }: { readonly id: number; readonly nonce: string },
  clock: Clock,
): Promise<Subscriber | null> {
  const found = await findSubscriber(trx, id)
  if (!found) return null
  // In the order of all locks: the account first.
  const account = await findAccount(trx, found.email)
  if (account) await lockAccount(trx, account.id)
  const row = await lockSubscriber(trx, id)
  if (!row || row.nonce !== nonce) return null
  if (row.state !== 'ACTIVE') await activate(trx, row, { accountId: account?.id ?? null, clock })
  return row
}
