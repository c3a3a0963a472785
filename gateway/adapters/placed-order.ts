import type { Cart, CartItem } from '#services/contract/cart-answer.ts'
import type { OrderAddress } from '#services/contract/checkout.ts'
import type { Order } from '#services/contract/order.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

type Line = Order['lines'][number]

/** An order of any platform: null is what only our own services provide. */
export type AnyOrder = Omit<Order, 'documentPath' | 'lines' | 'deliveryMethod'> & {
  readonly documentPath: string | null
  readonly lines: readonly (Omit<Line, 'taxRate'> & { readonly taxRate: number | null })[]
  readonly deliveryMethod: {
    readonly name: string
    readonly branch: string | null
    readonly minDays: number | null
    readonly maxDays: number | null
  } | null
  /** Given when the rates of the lines are unknown. */
  readonly taxTotal?: number
}

type Ordered = {
  readonly orderSlug: string
  readonly cart: Cart
  readonly draft: CheckoutDraft | null
  readonly paymentMethod: PaymentMethod | null
  readonly deliveryMethod: { readonly name: string; readonly branch: string | null } | null
  readonly gift: Order['gift']
  readonly currency: string
  readonly placedAt: Date
}

/** The order that was just placed, on platforms that answer no more than its slug. */
export function orderOfCart(ordered: Ordered): AnyOrder {
  const { orderSlug, cart, draft, paymentMethod, deliveryMethod, gift, currency } = ordered
  const { converted } = cart.prices
  const at = ordered.placedAt.toISOString()
  const address = draft?.shippingAddress ?? addressWith(draft)
  return {
    ...{ orderSlug, number: orderSlug, placedAt: at, currency, gift },
    ...{ state: 'awaitingPayment', paymentState: 'unpaid', heldUntil: null },
    lines: cart.items.map(toLine),
    itemsTotal: converted.itemsTotal,
    couponCode: cart.couponCode,
    couponTotal: converted.coupon,
    deliveryTotal: converted.delivery,
    taxes: [],
    taxTotal: converted.tax.cartTotal,
    total: converted.cartTotal,
    ...{ refundTotal: 0, refundedTotal: 0 },
    email: draft?.email ?? '',
    shippingAddress: cart.digitalOnly ? null : address,
    billingAddress: draft?.billingAddress ?? address,
    deliveryMethod: deliveryMethod && { ...deliveryMethod, minDays: null, maxDays: null },
    paymentMethod: {
      id: paymentMethod?.id ?? cart.paymentMethodId ?? 0,
      name: paymentMethod?.name ?? '',
      paymentType: paymentMethod?.paymentType ?? null,
      kind: paymentMethod?.kind,
    },
    instructions: cart.options.instructions ?? draft?.instructions ?? null,
    trackingUrl: null,
    timeline: [{ event: 'placed', at, note: null, amount: null }],
    withdrawalUntil: null,
    ...{ canWithdraw: false, canCancel: false, canPay: false },
    ...{ transfer: null, documentPath: null, documentTitle: '' },
  }
}

function toLine({ itemId, productId, mainProductId, qty, productData, options, prices }: CartItem) {
  const { name, sku, slug, mainProductSlug, isVisibleIndividually, media } = productData
  return {
    ...{ id: itemId, productId, mainProductId: mainProductId ?? productId, qty, options },
    ...{ name, sku: sku ?? '', media, slug: isVisibleIndividually ? slug : mainProductSlug },
    ...{ unitPrice: prices.converted.finalPrice, rowTotal: prices.converted.row, taxRate: null },
    ...{ noWithdrawal: null, withdrawnQty: 0, downloads: [], codes: [] },
  }
}

/** Texts that the platform does not answer are empty. */
function addressWith(draft: CheckoutDraft | null): OrderAddress {
  return {
    ...{ firstName: '', lastName: '', contactEmail: draft?.email ?? '', contactPhone: '' },
    ...{ country: draft?.country ?? '', city: '', street: '', houseNumber: '', zipCode: '' },
  }
}
