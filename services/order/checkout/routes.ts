import { changeCart, openCart } from '#services/cart/api.ts'
import { getCheckout, updateGuestUser } from '#services/contract/checkout.ts'
import {
  getApplicableDeliveryMethods,
  getAvailableCountries,
  saveDeliveryMethod,
} from '#services/contract/delivery.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { getApplicablePaymentMethods, savePaymentMethod } from '#services/contract/payment.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { checkoutState } from './buyer.ts'
import { choosePayment, paymentsOfCart } from './choose-payment.ts'
import { chooseDelivery, countriesFor, deliveriesFor } from './delivery-choice.ts'
import { saveBuyer } from './guest-user.ts'
import { checkoutSettings } from './settings.ts'

export function checkoutRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(getCheckoutSettings, async (_input, scope) => await checkoutSettings(deps, scope)),

    route(getCheckout, async (session, scope) =>
      checkoutState(deps, scope, await openCart(scope.db, session)),
    ),

    route(updateGuestUser, async (input, scope) => await saveBuyer(deps, input, scope)),

    route(getAvailableCountries, async (input, scope) => ({
      countries: await countriesFor(input, scope),
    })),

    route(getApplicableDeliveryMethods, async (input, scope) => ({
      deliveryMethods: await deliveriesFor(input, scope),
    })),

    route(saveDeliveryMethod, async (input, scope) => ({
      cart: await changeCart(input, scope, (write) =>
        chooseDelivery(write, { deps, input, scope }),
      ),
    })),

    route(getApplicablePaymentMethods, async (input, scope) => ({
      paymentMethods: await paymentsOfCart(deps, input, scope),
    })),

    route(savePaymentMethod, async (input, scope) => ({
      cart: await changeCart(input, scope, (write) => choosePayment(write, { deps, input, scope })),
    })),
  ]
}
