import { readAccount, updateBarcode } from '#services/modules/user/account-store.ts'
import { limitOwnCard } from '#services/modules/user/limits.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { requireCard } from './member-card-rule.ts'

/** Rejects a card that is not the customer's; stores a valid one in an account without a card. */
export async function claimMemberCard(
  { db, clock, clientAddress }: Pick<Scope, 'db' | 'clock' | 'clientAddress'>,
  limits: RateLimits,
  claim: { readonly accountId: number; readonly barcode: string },
): Promise<void> {
  const account = await readAccount(db, claim.accountId)
  if (!account) throw unauthenticated()
  if (account.memberCardBarcode !== claim.barcode) await limitOwnCard(limits, account.id)
  await requireCard({ limits, db, clock }, { ...claim, clientAddress, name: account })
  if (account.memberCardBarcode !== null) return
  await inTransaction(db, (trx) => updateBarcode(trx, account.id, claim.barcode))
}
