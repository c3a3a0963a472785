import { Refusal } from '#services/platform/errors.ts'
import { updateCart } from './store.ts'
import type { CartWrite, Written } from './writes.ts'

/** A card that the customer has claimed applies to their own cart alone. */
export async function setMemberCard(
  { trx, cart }: CartWrite,
  { accountId, barcode }: { readonly accountId: number; readonly barcode: string },
): Promise<Written> {
  if (cart.accountId !== accountId) {
    throw new Refusal(404, "Session doesn't exist", { code: 'NO_SESSION' })
  }
  await updateCart(trx, cart.id, { member_card_barcode: barcode })
  return {}
}
