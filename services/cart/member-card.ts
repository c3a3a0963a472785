import { Refusal } from '#services/platform/errors.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { claimMemberCard } from '#services/user/api.ts'
import { updateCart } from './store.ts'
import type { CartWrite, Written } from './writes.ts'

/** Only the card's own customer may use it. */
export async function setMemberCard(
  { trx, cart, reader }: CartWrite,
  scope: Scope,
  { limits, barcode }: { readonly limits: RateLimits; readonly barcode: string },
): Promise<Written> {
  const accountId = requirePrincipal(scope).userId
  if (cart.accountId !== accountId) {
    throw new Refusal(404, "Session doesn't exist", { code: 'NO_SESSION' })
  }
  const { clock } = reader
  const { clientAddress } = scope
  await claimMemberCard({ limits, trx, clock }, { accountId, barcode, clientAddress })
  await updateCart(trx, cart.id, { member_card_barcode: barcode })
  return {}
}
