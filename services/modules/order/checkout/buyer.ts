import type { CheckoutState } from '#services/contract/checkout.ts'
import type { CartContents, StoredCart } from '#services/modules/cart/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Principal, Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readCheckout, type StoredCheckout } from './checkout-store.ts'
import { fittingPayment } from './payment-choice.ts'
import { noBuyer } from './refusals.ts'

export type Buyer = {
  /** Null for a guest. */
  readonly customer: Principal | null
  /** Null before anything was saved. */
  readonly checkout: StoredCheckout | null
}

/** The customer of this cart; null for a guest. Rejects the cart of another customer. */
export function customerOf({ principal }: Pick<Scope, 'principal'>, cart: StoredCart) {
  if (principal && cart.accountId !== null && cart.accountId !== principal.userId) {
    throw new Refusal(404, "Session doesn't exist", { code: 'NO_SESSION' })
  }
  return principal
}

/** The buyer: a customer, or a guest who has left an e-mail. */
export async function requireBuyer(
  db: Db,
  scope: Pick<Scope, 'principal'>,
  cart: StoredCart,
): Promise<Buyer> {
  const customer = customerOf(scope, cart)
  const checkout = await readCheckout(db, cart.id)
  if (!customer && !checkout) throw noBuyer()
  return { customer, checkout }
}

/** Stored checkout of a cart, without choices that are no longer valid. */
export async function checkoutState(
  { config }: Pick<ModuleDeps, 'config'>,
  { db, language }: Pick<Scope, 'db' | 'language'>,
  contents: CartContents,
): Promise<CheckoutState> {
  const [checkout, payment] = await Promise.all([
    readCheckout(db, contents.cart.id),
    fittingPayment(db, { config, language }, contents),
  ])
  return {
    email: checkout?.email ?? null,
    shippingAddress: checkout?.shippingAddress ?? null,
    billingAddress: checkout?.billingAddress ?? null,
    isCompany: checkout?.isCompany ?? false,
    deliveryMethodId: contents.chosenDelivery?.methodId ?? null,
    deliveryBranchId: contents.chosenDelivery?.branchId ?? null,
    paymentMethodId: payment?.id ?? null,
  }
}
