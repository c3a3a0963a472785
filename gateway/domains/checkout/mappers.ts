import type { AnyOrder } from '#gateway/adapters/placed-order.ts'
import type { CheckoutAddressInput } from '#gateway/generated/resolvers.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import type { OrderAddress } from '#services/contract/checkout.ts'
import type { Branch, DeliveryMethod } from '#services/contract/delivery.ts'
import type { createOrder } from '#services/contract/order-payments.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import type { createAddress } from '#services/contract/user.ts'
import type { CartChanged } from './cart-changes.ts'

/** The choices are those of the cart; who buys is loaded when it is selected. */
export type CartChangedProblemParent = CartChanged
export type CheckoutParent = { readonly cart: Cart }
export type DeliveryMethodParent = DeliveryMethod
export type DeliveryBranchParent = Branch
export type PaymentMethodParent = PaymentMethod
export type OrderAddressParent = OrderAddress
export type PlaceOrderSuccessParent = {
  readonly __typename: 'PlaceOrderSuccess'
  readonly order: AnyOrder & { readonly key: string | null }
  readonly html: CallOutput<typeof createOrder>['html']
}

type ServiceAddress = CallInput<typeof createAddress>

export function toServiceAddress(
  type: 'shipping' | 'billing',
  { region, companyName, companyOIB, ...rest }: CheckoutAddressInput,
): ServiceAddress {
  return {
    ...{ ...rest, type },
    region: region ?? undefined,
    companyName: companyName ?? undefined,
    companyOIB: companyOIB ?? undefined,
  }
}
