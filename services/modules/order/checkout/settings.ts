import type { CallOutput } from '#services/contract/call.ts'
import type { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { readDeliverySettings, toDecimal } from '#services/modules/cart/api.ts'
import { paymentNames } from '#services/modules/payment/api.ts'
import { checkout } from '#services/modules/settings/api.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

/** Settings of the checkout, and the delivery and payment information shown before it. */
export async function checkoutSettings(
  deps: ModuleDeps,
  { db, language }: Pick<Scope, 'db' | 'language'>,
): Promise<CallOutput<typeof getCheckoutSettings>> {
  const [settings, { days, freeFromCents }, payments] = await Promise.all([
    checkout(db),
    readDeliverySettings(db),
    paymentNames(db, deps, language),
  ])
  return {
    ...settings,
    deliveryDays: days,
    freeDeliveryFrom: freeFromCents === null ? null : toDecimal(freeFromCents),
    paymentMethods: [...payments.all],
    digitalPaymentMethods: [...payments.digital],
  }
}
