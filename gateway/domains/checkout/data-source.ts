import { openDraft, stateOfDraft } from '#gateway/adapters/checkout-draft.ts'
import type { DomainDeps } from '#gateway/context.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { type CheckoutState, getCheckout } from '#services/contract/checkout.ts'
import {
  type DeliveryMethod,
  getApplicableDeliveryMethods,
  getAvailableCountries,
} from '#services/contract/delivery.ts'
import { getApplicablePaymentMethods, type PaymentMethod } from '#services/contract/payment.ts'

type Offers = {
  readonly state: CheckoutState
  readonly deliveryMethods: DeliveryMethod[]
  readonly paymentMethods: PaymentMethod[]
}

export type CheckoutDataSource = {
  /** Buyer and addresses. */
  state(cart: Cart): Promise<CheckoutState>
  /** All that the cart can choose from, in one call; null on a platform that takes several. */
  offers(cart: Cart): Promise<Offers> | null
  /** ISO code of the saved address; null before it was saved. */
  country(cart: Cart): Promise<string | null>
  countries(cart: Cart): Promise<CallOutput<typeof getAvailableCountries>['countries']>
  deliveryMethods(cart: Cart, countryId: number): Promise<DeliveryMethod[]>
  paymentMethods(cart: Cart): Promise<PaymentMethod[]>
  /** Clears what was read before a change. */
  clear(): void
  /** Stores the state that a mutation returned. */
  known(state: CheckoutState): void
}

export function createDataSource({
  upstream,
  session,
  hasExtensions,
  currencyId,
}: Pick<DomainDeps, 'upstream' | 'session' | 'hasExtensions' | 'currencyId'>): CheckoutDataSource {
  let state: Promise<CheckoutState> | null = null
  let offers: Promise<Offers> | null = null
  let countries: ReturnType<CheckoutDataSource['countries']> | null = null

  const draftOf = (cart: Cart) =>
    hasExtensions ? null : openDraft(session.credentials.guest.checkoutToken(), cart.id)

  const currency = currencyId === null ? {} : { currencyId }

  function stateOf(cart: Cart): Promise<CheckoutState> {
    state ??= hasExtensions ? readState(cart) : Promise.resolve(stateOfDraft(draftOf(cart)))
    return state
  }

  /** Waits for the fields that are resolved in the same turn: an answer with offers has the state. */
  async function readState(cart: Cart): Promise<CheckoutState> {
    await null
    return offers ? (await offers).state : await upstream.call(getCheckout, sessionOf(cart))
  }

  async function readOffers(cart: Cart): Promise<Offers> {
    const given = { ...sessionOf(cart), ...currency, withOffers: true }
    const { offers: offered, ...state } = await upstream.call(getCheckout, given)
    return { state, ...(offered ?? { deliveryMethods: [], paymentMethods: [] }) }
  }

  return {
    state: stateOf,

    offers(cart) {
      if (!hasExtensions) return null
      offers ??= readOffers(cart)
      return offers
    },

    async country(cart) {
      const { shippingAddress } = await stateOf(cart)
      return shippingAddress?.country ?? draftOf(cart)?.country ?? null
    },

    countries(cart) {
      countries ??= upstream
        .call(getAvailableCountries, { ...sessionOf(cart), type: 'countries' })
        .then((answer) => answer.countries)
      return countries
    },

    async deliveryMethods(cart, countryId) {
      const { deliveryMethods } = await upstream.call(getApplicableDeliveryMethods, {
        ...sessionOf(cart),
        countryId,
        ...currency,
        ...draftOf(cart)?.account,
      })
      return deliveryMethods
    },

    async paymentMethods(cart) {
      const { userId, userBillingAddressId } = draftOf(cart)?.account ?? {}
      const { paymentMethods } = await upstream.call(getApplicablePaymentMethods, {
        ...sessionOf(cart),
        ...(userId === undefined ? {} : { userId, userBillingAddressId }),
      })
      return paymentMethods
    },

    clear() {
      state = null
      offers = null
    },

    known(saved) {
      state = Promise.resolve(saved)
    },
  }
}

function sessionOf({ id: cartId, protectCode }: Cart) {
  return { cartId, protectCode }
}
