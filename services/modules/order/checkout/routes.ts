import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { getCheckout, updateGuestUser } from '#services/contract/checkout.ts'
import {
  getApplicableDeliveryMethods,
  getAvailableCountries,
  saveDeliveryMethod,
} from '#services/contract/delivery.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { getApplicablePaymentMethods, savePaymentMethod } from '#services/contract/payment.ts'
import { changeCart, openCart, readContents, readerOf } from '#services/modules/cart/api.ts'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { checkoutState } from './buyer.ts'
import { choosePayment, paymentsOfCart } from './choose-payment.ts'
import { chooseDelivery, countriesFor, deliveriesFor, deliveriesOf } from './delivery-choice.ts'
import { saveBuyer } from './guest-user.ts'
import { paymentsFor } from './payment-choice.ts'
import { checkoutSettings } from './settings.ts'

export function checkoutRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(
      getCheckoutSettings,
      async (_input, scope) => await checkoutSettings(deps, await fromCache(scope)),
    ),

    route(
      getCheckout,
      async (input, scope) => await wholeCheckout(deps, input, await fromCache(scope)),
    ),

    route(updateGuestUser, async (input, scope) => await saveBuyer(deps, input, scope)),

    route(getAvailableCountries, async (input, scope) => ({
      countries: await countriesFor(input, await fromCache(scope)),
    })),

    route(getApplicableDeliveryMethods, async (input, scope) => ({
      deliveryMethods: await deliveriesFor(input, await fromCache(scope)),
    })),

    route(saveDeliveryMethod, async (input, scope) => ({
      cart: await changeCart(input, scope, (write) =>
        chooseDelivery(write, { deps, input, scope }),
      ),
    })),

    route(getApplicablePaymentMethods, async (input, scope) => ({
      paymentMethods: await paymentsOfCart(deps, input, await fromCache(scope)),
    })),

    route(savePaymentMethod, async (input, scope) => ({
      cart: await changeCart(input, scope, (write) => choosePayment(write, { deps, input, scope })),
    })),
  ]
}

async function wholeCheckout(
  deps: ModuleDeps,
  { withOffers = false, ...request }: CallInput<typeof getCheckout>,
  scope: Scope,
): Promise<CallOutput<typeof getCheckout>> {
  const { db, language } = scope
  const contents = await readContents(readerOf(request, scope), await openCart(db, request))
  const state = await checkoutState(deps, scope, contents)
  if (!withOffers) return state
  const countryId = state.shippingAddress && contents.cart.deliveryCountryId
  if (countryId === null) return { ...state, offers: { deliveryMethods: [], paymentMethods: [] } }
  const [deliveryMethods, paymentMethods] = await Promise.all([
    deliveriesOf(db, contents, { language, countryId }),
    paymentsFor(db, { config: deps.config, language }, contents),
  ])
  return { ...state, offers: { deliveryMethods, paymentMethods } }
}

async function fromCache(scope: Scope): Promise<Scope> {
  return { ...scope, db: await cachedDb(scope.db) }
}
