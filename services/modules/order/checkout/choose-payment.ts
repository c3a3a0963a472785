import type { CallInput } from '#services/contract/call.ts'
import type { OrderAddress } from '#services/contract/checkout.ts'
import type {
  getApplicablePaymentMethods,
  PaymentMethod,
  savePaymentMethod,
} from '#services/contract/payment.ts'
import { isOib } from '#services/contract/rules/oib.ts'
import {
  type CartContents,
  type CartWrite,
  isDigitalOnly,
  openCart,
  readContents,
  readerOf,
  setChoices,
  type Written,
} from '#services/modules/cart/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { unfit } from './address-check.ts'
import { requireBuyer } from './buyer.ts'
import { type StoredCheckout, writeCheckout } from './checkout-store.ts'
import { paymentsFor } from './payment-choice.ts'
import { deliveryRequired, noBuyer, paymentNotFound } from './refusals.ts'

type Given = CallInput<typeof savePaymentMethod>

export async function paymentsOfCart(
  { config }: ModuleDeps,
  session: CallInput<typeof getApplicablePaymentMethods>,
  scope: Scope,
): Promise<PaymentMethod[]> {
  const { cartId, protectCode } = session
  const cart = await openCart(scope.db, session)
  const contents = await readContents(readerOf({ cartId, protectCode }, scope), cart)
  const { language } = scope
  return await paymentsFor(scope.db, { config, language }, contents)
}

export async function choosePayment(
  { trx, reader, cart }: CartWrite,
  {
    deps: { config },
    input,
    scope,
  }: { readonly deps: ModuleDeps; readonly input: Given; readonly scope: Scope },
): Promise<Written> {
  const { checkout } = await requireBuyer(trx, scope, cart)
  const contents = await readContents(reader, cart)
  requireDelivery(contents, scope.language)
  const offered = await paymentsFor(trx, { config, language: scope.language }, contents)
  if (!offered.some(({ id }) => id === input.paymentMethodId)) throw paymentNotFound()
  await setChoices(trx, cart.id, { paymentMethodId: input.paymentMethodId })
  if (input.companyData) await writeCompany(trx, cart.id, { ...input.companyData, checkout })
  return { products: contents.products }
}

export function requireDelivery({ lines, chosenDelivery }: CartContents, language: string): void {
  if (chosenDelivery === null && !isDigitalOnly(lines)) throw deliveryRequired(language)
}

/** Adds the name and number of a company to the billing address. */
async function writeCompany(
  trx: Trx,
  cartId: string,
  {
    companyName,
    oib,
    checkout,
  }: NonNullable<Given['companyData']> & { readonly checkout: StoredCheckout | null },
): Promise<void> {
  if (!checkout?.shippingAddress) throw noBuyer()
  const { shippingAddress, billingAddress } = checkout
  const { country } = billingAddress ?? shippingAddress
  if (oib === '') throw unfit('required', 'companyData.oib')
  if (country === 'HR' && !isOib(oib)) throw unfit('oib', 'companyData.oib')
  const named = (address: OrderAddress) => ({ ...address, companyName, companyOIB: oib })
  await writeCheckout(trx, cartId, {
    ...checkout,
    isCompany: true,
    ...(billingAddress
      ? { billingAddress: named(billingAddress) }
      : { shippingAddress: named(shippingAddress) }),
  })
}
