import { z } from 'zod'
import { id, mediaReference } from './answers.ts'
import { MAX_PERSONALIZATION } from './rules/cart.ts'

/** Identifies a cart. Both are random; `protectCode` alone grants access. */
export const session = {
  cartId: z.string().min(1).max(64),
  protectCode: z.string().min(1).max(128),
}
/** Platforms use numbers or texts as cart ids. */
const cartId = z.union([z.string().min(1).max(64), z.int32()]).transform(String)
export const cartSession = z.object({ ...session, cartId })

const personalization = z.object({
  id,
  value: z.string().trim().min(1).max(MAX_PERSONALIZATION),
})

/** Options that distinguish two lines of one product. */
export const itemOptions = z.object({
  /** Values of the product's custom options. */
  personalizations: z.array(personalization).max(20).optional(),
  /** One entry per part of a bundle, in order: the concrete product and its own options. */
  bundleOptions: z
    .array(
      z.object({
        id,
        options: z.object({ personalizations: z.array(personalization).max(20) }).optional(),
      }),
    )
    .max(30)
    .optional(),
  /** A subscription, charged at the catalogue price of this sku. */
  customPrice: z.object({ title: z.string().max(200), sku: z.string().max(100) }).optional(),
})

/** The choices of a line, with labels for the buyer. */
const chosenOptions = itemOptions.extend({
  personalizations: z
    .array(
      personalization.extend({
        /** Extension: label of the custom option; null when the product no longer has it. */
        label: z.string().nullish(),
      }),
    )
    .max(20)
    .optional(),
})

const itemPrices = z.object({ finalPrice: z.number(), row: z.number() })

const item = z.object({
  itemId: id,
  productId: id,
  /** Extension: id of the product on whose page it is sold. */
  mainProductId: id.nullish(),
  qty: z.int32(),
  productData: z.object({
    name: z.string(),
    media: z.array(mediaReference),
    slug: z.string(),
    mainProductSlug: z.string(),
    isVisibleIndividually: z.boolean(),
    /** Extension. */
    sku: z.string().nullish(),
  }),
  options: chosenOptions,
  /** Extension: contents of one piece of a bundle; empty for other products. */
  parts: z.array(z.object({ productId: id, name: z.string(), qty: z.int32() })).nullish(),
  prices: z.object({
    converted: itemPrices,
    base: z.object({ finalPrice: z.number(), cartTotal: z.number() }),
  }),
  /** Extension: price of the row without member price or running reduction. */
  listRow: z.number().nullish(),
  /** Extension: maximum quantity of this line; null for unlimited stock. */
  available: z.int32().nullish(),
  /** Extension: a line that is not `ok` is not counted and cannot be ordered. */
  state: z.enum(['ok', 'notEnough', 'unavailable']).nullish(),
  /** Extension: why it is unavailable; null when it is sold out or no longer sold. */
  reason: z.enum(['EVENT_CANCELLED']).nullish(),
})

/** Sums of a cart in one currency. */
export const cartSums = z.object({
  itemsTotal: z.number(),
  /** The coupon's discount, as a positive number. */
  coupon: z.number(),
  delivery: z.number(),
  tax: z.object({ cartTotal: z.number() }),
  cartTotal: z.number(),
  loyalty: z.number(),
  orderTotal: z.number(),
})

export const COUPON_REASONS = [
  'EXPIRED',
  'NOT_BEGUN',
  'USED_UP',
  'BELOW_MINIMUM',
  'NOT_FOR_THESE_ITEMS',
  'MEMBERS_ONLY',
] as const

export const cart = z.object({
  id: cartId,
  protectCode: z.string(),
  /** Extension: grows with each change, so that a late answer does not replace a newer one. */
  version: z.int32().nullish(),
  items: z.array(item),
  prices: z.object({ converted: cartSums, base: cartSums }),
  digitalOnly: z.boolean(),
  couponCode: z.string().nullable(),
  memberCardBarcode: z.string().nullish(),
  deliveryMethodId: id.nullable(),
  paymentMethodId: id.nullable(),
  options: z.object({ deliveryBranchId: id.nullish(), instructions: z.string().nullish() }),
  /** Extension: what members would save on this cart, or save already with their card. */
  memberSaving: z.number().nullish(),
  /** Extension: the price of the chosen delivery is in `prices.delivery`; false before the choice. */
  isDeliveryPriced: z.boolean().nullish(),
  /** Extension: amount missing for free delivery; null where delivery is never free. */
  missingToFreeDelivery: z.number().nullish(),
  /** Extension: working days until a parcel arrives; null without one, and when the shop names none. */
  deliveryDays: z.object({ from: z.int32(), to: z.int32() }).nullish(),
  /** Extension: what this call changed beyond what was requested; no other answer repeats it. */
  notices: z
    .array(
      z.discriminatedUnion('code', [
        z.object({
          code: z.literal('COUPON_REMOVED'),
          couponCode: z.string(),
          reason: z.enum(COUPON_REASONS),
        }),
        z.object({ code: z.literal('MEMBER_CARD_REMOVED') }),
        z.object({
          code: z.enum(['QUANTITY_REDUCED', 'LINE_REMOVED']),
          productId: id,
          name: z.string(),
          qty: z.int32(),
        }),
        z.object({ code: z.literal('NOT_RESERVED'), productId: id, name: z.string() }),
      ]),
    )
    .nullish(),
})

export type Cart = z.output<typeof cart>
export type CartItem = z.output<typeof item>
export type CartSums = z.output<typeof cartSums>
export type ItemOptions = z.output<typeof itemOptions>
export type CartNotice = NonNullable<Cart['notices']>[number]
