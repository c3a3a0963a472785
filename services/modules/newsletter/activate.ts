import { insertStatement } from '#services/modules/gdpr/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { changeSubscriber, type Subscriber, subscriberOf, textsOf } from './store.ts'

type Activating = {
  /** Of the account that has the address now; null without one. */
  readonly accountId: number | null
  readonly clock: Clock
}

/**
 * Begins the newsletter of an address that its owner has proved. What was accepted at the sign-up
 * becomes an entry of the log of consents, of the account if there is one.
 */
export async function activate(
  trx: Trx,
  row: Subscriber,
  { accountId, clock }: Activating,
): Promise<void> {
  const at = clock.now().toISOString()
  const entries = textsOf(row)
  const logged =
    entries.length === 0
      ? null
      : await insertStatement(
          trx,
          {
            ...{ status: 'accepted', source: 'newsletter', email: row.email },
            ...{ accountId, confirmedAt: at },
          },
          { at: row.created_at, entries },
        )
  // Another row of the account, under its former address, is joined by a job of its own.
  const other = accountId === null ? null : await subscriberOf(trx, accountId)
  const isFree = other === null || other.id === row.id
  await changeSubscriber(trx, row.id, {
    ...{ state: 'ACTIVE', confirmed_at: at, stopped_at: null, consent_log_id: logged },
    account_id: isFree ? accountId : null,
  })
}
