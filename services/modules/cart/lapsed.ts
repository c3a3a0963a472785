import type { CartNotice } from '#services/contract/cart-answer.ts'
import type { Trx } from '#services/platform/database.ts'
import type { CartContents } from './contents.ts'
import { updateCart } from './store.ts'

/** Parts of a cart that can expire, such as a coupon or a member card. */
type Offers = Pick<CartContents, 'cart' | 'coupon' | 'couponRefusal' | 'isMember'>

export function hasLapsed(contents: Offers): boolean {
  return noticesOf(contents).length > 0
}

/** Returns a notice for each removal. */
export async function removeLapsed(trx: Trx, contents: Offers): Promise<readonly CartNotice[]> {
  const notices = noticesOf(contents)
  for (const { code } of notices) {
    const column = code === 'COUPON_REMOVED' ? 'coupon_id' : 'member_card_barcode'
    await updateCart(trx, contents.cart.id, { [column]: null })
  }
  return notices
}

function noticesOf({ cart, coupon, couponRefusal, isMember }: Offers): readonly CartNotice[] {
  const notices: CartNotice[] = []
  if (cart.memberCardBarcode !== null && !isMember) notices.push({ code: 'MEMBER_CARD_REMOVED' })
  if (coupon && couponRefusal) {
    notices.push({ code: 'COUPON_REMOVED', couponCode: coupon.code, reason: couponRefusal })
  }
  return notices
}
