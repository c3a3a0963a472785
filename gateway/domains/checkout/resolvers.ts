import type { GatewayContext } from '#gateway/context.ts'
import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { countryName } from '#gateway/lib/country-name.ts'
import { isId } from '#gateway/lib/ids.ts'
import { toMoney } from '#gateway/lib/money.ts'
import { cartProblem } from '#gateway/upstream/cart-problems.ts'
import { formProblem } from '#gateway/upstream/form-problems.ts'
import { toPaymentKind } from '#gateway/upstream/payment-kind.ts'
import { toPaymentStep } from '#gateway/upstream/payment-step.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { saveDeliveryMethod } from '#services/contract/delivery.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import type { CheckoutParent } from './mappers.ts'
import { placeOrder } from './place-order.ts'
import { orCheckoutProblem } from './problems.ts'
import { saveAddress } from './save-address.ts'
import { companyDataOf, userOf } from './user-of.ts'

type Types =
  | 'Query'
  | 'Mutation'
  | 'Checkout'
  | 'DeliveryMethod'
  | 'DeliveryBranch'
  | 'OrderAddress'
  | 'PaymentMethod'
  | 'PlaceOrderSuccess'
  | 'SaveCheckoutAddressSuccess'

const NO_DELIVERY = formProblem('DELIVERY_NOT_FOUND', 'methodId')
const NO_BRANCH = formProblem('BRANCH_REQUIRED', 'branchId')
const NO_PAYMENT = formProblem('PAYMENT_NOT_FOUND', 'methodId')

const DELIVERY_FIELDS = { names: { deliveryMethodId: 'methodId' } }
const PAYMENT_FIELDS = { names: { paymentMethodId: 'methodId', deliveryMethodId: null } }
const ORDER_FIELDS = { names: { deliveryMethodId: null, to: 'giftTo', from: 'giftFrom' } }

export const checkoutResolvers: Pick<Resolvers, Types> = {
  Query: {
    checkout: async (_root, _args, { dataSources }) => {
      const cart = await dataSources.cart.current()
      return cart && cart.items.length > 0 ? { cart } : null
    },
  },

  Mutation: {
    saveCheckoutAddress: (_root, { input }, context) =>
      orCheckoutProblem(
        async () => saved('SaveCheckoutAddressSuccess', await saveAddress(input, context), context),
        context,
      ),

    saveDeliveryMethod: (_root, { input: { methodId, branchId } }, context) =>
      orCheckoutProblem(
        async () => {
          if (!isId(methodId)) return NO_DELIVERY
          if (branchId && !isId(branchId)) return NO_BRANCH
          const cart = await context.dataSources.cart.write(saveDeliveryMethod, {
            deliveryMethodId: Number(methodId),
            ...(branchId ? { branchId: Number(branchId) } : {}),
            ...userOf(context),
          })
          context.dataSources.checkout.clear()
          return saved('SaveDeliveryMethodSuccess', cart, context)
        },
        context,
        DELIVERY_FIELDS,
      ),

    savePaymentMethod: (_root, { input: { methodId } }, context) =>
      orCheckoutProblem(
        async () => {
          if (!isId(methodId)) return NO_PAYMENT
          const cart = await context.dataSources.cart.write(savePaymentMethod, {
            paymentMethodId: Number(methodId),
            ...userOf(context),
            ...companyDataOf(context),
          })
          context.dataSources.checkout.clear()
          return saved('SavePaymentMethodSuccess', cart, context)
        },
        context,
        PAYMENT_FIELDS,
      ),

    placeOrder: (_root, { input }, context) =>
      orCheckoutProblem(
        async () => {
          if (input.paymentMethodId && !isId(input.paymentMethodId)) {
            return formProblem('PAYMENT_NOT_FOUND', 'paymentMethodId')
          }
          return await placeOrder(input, context)
        },
        context,
        ORDER_FIELDS,
      ),
  },

  Checkout: {
    id: ({ cart }) => cart.id,
    cart: ({ cart }) => cart,
    email: async ({ cart }, _args, { dataSources }) =>
      (await dataSources.checkout.state(cart)).email,
    shippingAddress: async ({ cart }, _args, { dataSources }) =>
      (await dataSources.checkout.state(cart)).shippingAddress,
    billingAddress: async ({ cart }, _args, { dataSources }) =>
      (await dataSources.checkout.state(cart)).billingAddress,
    isCompany: async ({ cart }, _args, { dataSources }) =>
      (await dataSources.checkout.state(cart)).isCompany,
    countries: ({ cart }, _args, context) => allowedCountries(cart, context),
    deliveryMethods: async ({ cart }, _args, { dataSources, layout }) => {
      const offers = await dataSources.checkout.offers(cart)
      if (offers) return offers.deliveryMethods
      const country = await dataSources.checkout.country(cart)
      if (country === null) return []
      const isIt = ({ iso }: { readonly iso: string }) => iso === country
      const known = layout?.countries.find(isIt)
      const { id } = known ?? (await dataSources.checkout.countries(cart)).find(isIt) ?? {}
      return id === undefined ? [] : dataSources.checkout.deliveryMethods(cart, id)
    },
    deliveryMethodId: ({ cart }) => textOf(cart.deliveryMethodId),
    deliveryBranchId: ({ cart }) => textOf(cart.options.deliveryBranchId),
    paymentMethods: async ({ cart }, _args, { dataSources }) => {
      const offers = await dataSources.checkout.offers(cart)
      if (offers) return offers.paymentMethods
      if ((await dataSources.checkout.country(cart)) === null) return []
      return await dataSources.checkout.paymentMethods(cart)
    },
    paymentMethodId: ({ cart }) => textOf(cart.paymentMethodId),
  },

  DeliveryMethod: {
    id: ({ id }) => String(id),
    branches: ({ options }) => options,
    price: ({ price }, _args, { currency }) => (price == null ? null : toMoney(price, currency)),
    cartPrices: ({ cartPrices: sums }) =>
      sums ? { converted: sums, base: sums, isDeliveryKnown: true } : null,
    minDays: ({ minDays }) => minDays ?? null,
    maxDays: ({ maxDays }) => maxDays ?? null,
  },

  DeliveryBranch: {
    id: ({ id }) => String(id),
    openingHours: ({ openingHours }) => openingHours ?? [],
  },

  OrderAddress: {
    countryName: ({ country }, _args, { locale }) => countryName(country, locale),
  },

  PaymentMethod: {
    id: ({ id }) => String(id),
    kind: ({ kind }) => toPaymentKind(kind),
  },

  SaveCheckoutAddressSuccess: {
    guestToken: (_saved, _args, { session }) => session.credentials.guest.token(),
  },

  PlaceOrderSuccess: {
    payment: ({ html }, _args, context) => toPaymentStep(html, context),
    guestToken: (_placed, _args, { session }) => session.credentials.guest.token(),
  },
}

/** The result of a change of the checkout. */
function saved<Name extends string>(name: Name, cart: Cart | null, { log }: GatewayContext) {
  const checkout: CheckoutParent | null = cart && { cart }
  if (checkout) return { __typename: name, checkout }
  log.info({ result: name }, 'Cart session not initialised')
  return cartProblem('NO_SESSION')
}

/** The platform's countries may be more than the site delivers to. */
async function allowedCountries(cart: Cart, { dataSources, layout }: GatewayContext) {
  const allowed = layout?.checkout.allowedCountries ?? 'ALL'
  const countries = await dataSources.checkout.countries(cart)
  return allowed === 'ALL' ? countries : countries.filter(({ iso }) => allowed.includes(iso))
}

function textOf(id: number | null | undefined): string | null {
  return id == null ? null : String(id)
}
