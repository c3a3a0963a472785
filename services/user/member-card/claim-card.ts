import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { unauthenticated } from '#services/platform/http/principal.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { readAccount, updateBarcode } from '#services/user/account-store.ts'
import { limitOwnCard } from '#services/user/limits.ts'
import { requireCard } from './member-card-rule.ts'

/** Rejects a card that is not the customer's; stores a valid one in an account without a card. */
export async function claimMemberCard(
  { limits, trx, clock }: { limits: RateLimits; trx: Trx; clock: Clock },
  claim: { readonly accountId: number; readonly barcode: string; readonly clientAddress: string },
): Promise<void> {
  const account = await readAccount(trx, claim.accountId)
  if (!account) throw unauthenticated()
  if (account.memberCardBarcode !== claim.barcode) await limitOwnCard(limits, account.id)
  await requireCard({ limits, db: trx, clock }, { ...claim, name: account })
  if (account.memberCardBarcode === null) await updateBarcode(trx, account.id, claim.barcode)
}
