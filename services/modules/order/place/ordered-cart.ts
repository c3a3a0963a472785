import type { ServicesConfig } from '#services/config.ts'
import type { OrderAddress } from '#services/contract/checkout.ts'
import { eventCancelled, type LockedCart } from '#services/modules/cart/api.ts'
import { type DeliverySnapshot, deliverySnapshot } from '#services/modules/delivery/api.ts'
import { readCheckout } from '#services/modules/order/checkout/checkout-store.ts'
import { fittingPayment } from '#services/modules/order/checkout/payment-choice.ts'
import {
  branchRequired,
  deliveryNotFound,
  deliveryRequired,
  noBuyer,
  paymentNotFound,
  paymentRequired,
} from '#services/modules/order/checkout/refusals.ts'
import type { OfferedPayment } from '#services/modules/payment/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { notEnough } from './refusals.ts'

/** Everything besides the cart that an order needs: buyer, delivery and payment. */
export type Choices = {
  readonly email: string
  readonly billingAddress: OrderAddress
  readonly shippingAddress: OrderAddress | null
  readonly delivery: DeliverySnapshot | null
  readonly payment: OfferedPayment
}

type Reader = { readonly config: ServicesConfig; readonly language: string }

/** Refuses a checkout whose steps were skipped, with the texts of the specification. */
export async function completeChoices(
  trx: Trx,
  locked: LockedCart,
  reader: Reader,
): Promise<Choices> {
  const checkout = await readCheckout(trx, locked.cart.id)
  const billingAddress = checkout?.billingAddress ?? checkout?.shippingAddress
  if (!checkout || !billingAddress) throw noBuyer()
  const { isDigitalOnly } = locked
  return {
    email: checkout.email,
    billingAddress,
    shippingAddress: isDigitalOnly ? null : checkout.shippingAddress,
    delivery: isDigitalOnly ? null : await chosenDelivery(trx, locked, reader.language),
    payment: await chosenPayment(trx, locked, reader),
  }
}

async function chosenDelivery(
  trx: Trx,
  { cart, contents }: LockedCart,
  language: string,
): Promise<DeliverySnapshot> {
  if (cart.deliveryMethodId === null) throw deliveryRequired(language)
  const { chosenDelivery: delivery } = contents
  const snapshot = delivery && (await deliverySnapshot(trx, { ...delivery, language }))
  if (!snapshot) throw deliveryNotFound(language)
  if (snapshot.kind === 'branch' && snapshot.branch === null) throw branchRequired(language)
  return snapshot
}

async function chosenPayment(
  trx: Trx,
  { cart, contents }: LockedCart,
  reader: Reader,
): Promise<OfferedPayment> {
  if (cart.paymentMethodId === null) throw paymentRequired(reader.language)
  const method = await fittingPayment(trx, reader, contents)
  if (!method) throw paymentNotFound()
  return method
}

/** Rejects a cart that differs from what the buyer saw. */
export function requireUnchanged(
  { cart, contents, totals }: LockedCart,
  expectedTotal: number | undefined,
  language: string,
): void {
  if (contents.lines.length === 0) throw cartChanged()
  for (const line of contents.lines) {
    if (line.state === 'ok') continue
    if (line.reason) throw eventCancelled()
    throw notEnough(line.product?.name ?? '', { language, available: line.room ?? 0 })
  }
  if (contents.coupon && contents.couponRefusal) {
    throw new Refusal(409, 'The coupon does not hold for this cart.', {
      code: `COUPON_${contents.couponRefusal}`,
    })
  }
  const isCardGone = cart.memberCardBarcode !== null && !contents.isMember
  const isOther =
    expectedTotal !== undefined && Math.round(expectedTotal * 100) !== totals.totalCents
  if (isCardGone || isOther) throw cartChanged()
}

function cartChanged(): Refusal {
  return new Refusal(409, 'The cart has changed.', { code: 'CART_CHANGED' })
}
