import { openNote, sealNote } from '#gateway/adapters/checkout-draft.ts'
import { refuseMalformed } from '#gateway/adapters/malformed.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type {
  CartItemOptionsInput,
  Resolvers,
  SetCartInstructionsInput,
} from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { toMoney } from '#gateway/lib/money.ts'
import type { CartChange } from '#gateway/session/watches.ts'
import { cartProblem, toCartProblem } from '#gateway/upstream/cart-problems.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { noCart, unauthenticated } from '#gateway/upstream/upstream-error.ts'
import {
  applyCoupon,
  applyMemberCard,
  clearCart,
  deleteItem,
  removeCoupon,
  removeMemberCard,
  setInstructions,
  updateItem,
} from '#services/contract/cart.ts'
import type { Cart, ItemOptions } from '#services/contract/cart-answer.ts'
import { MAX_QUANTITY } from '#services/contract/rules/cart.ts'
import { ITEM_STATES, toNotice } from './mappers.ts'
import { addLine, write } from './write-cart.ts'

type Types = 'Query' | 'Mutation' | 'Subscription' | 'Cart' | 'CartItem' | 'CartPrices'

const INVALID_QUANTITY = { ...cartProblem('INVALID_QUANTITY', 'quantity'), limit: MAX_QUANTITY }
const NO_PRODUCT = cartProblem('NOT_FOUND', 'productId')
const LINE = { subject: 'itemId' }
const NO_LINE = cartProblem('NOT_FOUND', 'itemId')

export const cartResolvers: Pick<Resolvers, Types> = {
  Query: {
    cart: async (_root, _args, { dataSources }) => await dataSources.cart.current(),
  },

  Mutation: {
    addToCart: async (_root, { input }, context) => {
      const { productId, quantity, options, reservation, idempotencyKey } = input
      const qty = quantity ?? 1
      if (!isQuantity(qty)) return INVALID_QUANTITY
      if (!isId(productId)) return NO_PRODUCT
      const line = {
        productId: Number(productId),
        qty,
        reservation: reservation ?? false,
        ...(options && { options: toOptions(options) }),
      }
      return await addLine(line, idempotencyKey ? { idempotencyKey } : {}, context)
    },

    updateCartItem: async (_root, { input: { itemId, quantity: qty, options } }, context) => {
      if (!isQuantity(qty)) return INVALID_QUANTITY
      if (!isId(itemId)) return NO_LINE
      const input = { itemId: Number(itemId), qty, ...(options && { options: toOptions(options) }) }
      return await write('UpdateCartItemSuccess', context, updateItem, { input, fields: LINE })
    },

    removeCartItem: async (_root, { input: { itemId } }, context) => {
      if (!isId(itemId)) return NO_LINE
      const input = { itemId: Number(itemId) }
      return await write('RemoveCartItemSuccess', context, deleteItem, { input, fields: LINE })
    },

    clearCart: async (_root, _args, context) =>
      await write('ClearCartSuccess', context, clearCart, { input: {} }),

    applyCoupon: async (_root, { input: { code } }, context) =>
      await write('ApplyCouponSuccess', context, applyCoupon, {
        input: { couponCode: code },
        fields: { subject: 'code' },
      }),

    removeCoupon: async (_root, _args, context) =>
      await write('RemoveCouponSuccess', context, removeCoupon, { input: {} }),

    applyMemberCard: async (_root, { input: { barcode } }, context) => {
      if (!context.session.hasTokens()) throw unauthenticated(applyMemberCard.service)
      return await write('ApplyMemberCardSuccess', context, applyMemberCard, {
        input: { barcode },
        fields: { names: { memberCardBarcode: 'barcode' } },
      })
    },

    removeMemberCard: async (_root, _args, context) =>
      await write('RemoveMemberCardSuccess', context, removeMemberCard, { input: {} }),

    setCartInstructions: async (_root, { input }, context) =>
      (await noted(input, context)) ??
      (await write('SetCartInstructionsSuccess', context, setInstructions, { input })),
  },

  Subscription: {
    cartChanged: {
      subscribe: async (_root, _args, { dataSources, follow, watches }) => {
        const session = await dataSources.cart.session()
        if (session === null) throw noCart()
        return await follow(watches.cart, session)
      },
      resolve: (change: CartChange) => change,
    },
  },

  Cart: {
    guestToken: (_cart, _args, { session }) => session.credentials.guest.token(),
    version: ({ version }) => version ?? null,
    quantity: ({ items }) => items.reduce((sum, { qty }) => sum + qty, 0),
    prices: (cart) => ({
      ...cart.prices,
      isDeliveryKnown: cart.digitalOnly || isDeliveryPriced(cart),
    }),
    isDigitalOnly: ({ digitalOnly }) => digitalOnly,
    memberCardBarcode: ({ memberCardBarcode }) => memberCardBarcode ?? null,
    isDeliveryPriced,
    memberSaving: ({ memberSaving }, _args, { currency }) => orMoney(memberSaving, currency),
    missingToFreeDelivery: ({ missingToFreeDelivery }, _args, { currency }) =>
      orMoney(missingToFreeDelivery, currency),
    deliveryDays: ({ deliveryDays }) => deliveryDays ?? null,
    instructions: ({ id, options }, _args, { session }) =>
      options.instructions ?? openNote(session.credentials.guest.checkoutToken(), id),
    notices: ({ notices }) => (notices ?? []).map(toNotice),
  },

  CartItem: {
    id: ({ itemId }) => String(itemId),
    productId: ({ productId }) => String(productId),
    mainProductId: ({ productId, mainProductId }) => String(mainProductId ?? productId),
    name: ({ productData }) => productData.name,
    sku: ({ productData }) => productData.sku ?? null,
    slug: ({ productData: { isVisibleIndividually, slug, mainProductSlug } }) =>
      isVisibleIndividually ? slug : mainProductSlug,
    picture: ({ productData }) => productData.media[0] ?? null,
    quantity: ({ qty }) => qty,
    unitPrice: ({ prices }, _args, { currency }) => toMoney(prices.converted.finalPrice, currency),
    rowTotal: ({ prices }, _args, { currency }) => toMoney(prices.converted.row, currency),
    listTotal: ({ listRow }, _args, { currency }) => orMoney(listRow, currency),
    available: ({ available }) => available ?? null,
    state: ({ state }) => ITEM_STATES[state ?? 'ok'],
    reason: ({ reason }) => reason ?? null,
    personalizations: ({ options }) =>
      (options.personalizations ?? []).map(({ id, label, value }) => ({
        optionId: String(id),
        label: label ?? null,
        value,
      })),
    bundleParts: ({ options }) => (options.bundleOptions ?? []).map(({ id }) => String(id)),
    parts: ({ parts }) =>
      (parts ?? []).map(({ productId, name, qty }) => ({
        productId: String(productId),
        name,
        quantity: qty,
      })),
  },

  CartPrices: {
    items: ({ converted }, _args, { currency }) => toMoney(converted.itemsTotal, currency),
    coupon: ({ converted }, _args, { currency }) => toMoney(converted.coupon, currency),
    delivery: ({ converted, isDeliveryKnown }, _args, { currency }) =>
      isDeliveryKnown ? toMoney(converted.delivery, currency) : null,
    tax: ({ converted }, _args, { currency }) => toMoney(converted.tax.cartTotal, currency),
    total: ({ converted }, _args, { currency }) => toMoney(converted.cartTotal, currency),
  },
}

/** A platform without notes gets it with the order, until which the visitor carries it. */
async function noted(input: SetCartInstructionsInput, context: GatewayContext) {
  const { layout, dataSources, session, currency } = context
  if (layout?.hasExtensions ?? true) return null
  return await orProblem(
    async () => {
      const cart = await dataSources.cart.current()
      if (!cart) return null
      const rules = setInstructions.input.pick({ instructions: true })
      refuseMalformed(setInstructions.service, rules.safeParse(input))
      const { guest } = session.credentials
      const instructions = input.instructions.trim()
      guest.keepCheckoutToken(sealNote(guest.checkoutToken(), cart.id, instructions))
      return { __typename: 'SetCartInstructionsSuccess', cart } as const
    },
    (refusal) => toCartProblem(refusal, currency),
  )
}

function isQuantity(quantity: number): boolean {
  return quantity >= 1 && quantity <= MAX_QUANTITY
}

function toOptions(options: CartItemOptionsInput): ItemOptions {
  const { personalizations, bundleParts, subscription } = options
  return {
    ...(personalizations && {
      personalizations: personalizations.map(({ optionId, value }) => ({
        id: Number(optionId),
        value,
      })),
    }),
    ...(bundleParts && { bundleOptions: bundleParts.map((id) => ({ id: Number(id) })) }),
    ...(subscription && { customPrice: subscription }),
  }
}

function isDeliveryPriced({ isDeliveryPriced: isPriced, deliveryMethodId }: Cart): boolean {
  return isPriced ?? deliveryMethodId !== null
}

function orMoney(amount: number | null | undefined, currency: string) {
  return amount == null ? null : toMoney(amount, currency)
}
