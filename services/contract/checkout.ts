import { z } from 'zod'
import { id, token } from './answers.ts'
import { describeCall } from './call.ts'
import { cart, session } from './cart-answer.ts'
import { deliveryMethod } from './delivery.ts'
import { paymentMethod } from './payment.ts'
import { checkoutAddressRules } from './rules/checkout.ts'
import { email } from './rules/fields.ts'

/** An address of a checkout or an order: a copy that later changes of the account do not affect. */
export const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string(),
  region: z.string().nullish(),
  city: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  companyName: z.string().nullish(),
  companyOIB: z.string().nullish(),
})

export type OrderAddress = z.output<typeof orderAddress>

/** Stored data of a cart's checkout. */
export const checkoutState = z.object({
  /** Null before the address was saved. */
  email: z.string().nullable(),
  shippingAddress: orderAddress.nullable(),
  /** Null when it is the shipping address. */
  billingAddress: orderAddress.nullable(),
  isCompany: z.boolean(),
  deliveryMethodId: id.nullable(),
  deliveryBranchId: id.nullable(),
  paymentMethodId: id.nullable(),
})

export type CheckoutState = z.output<typeof checkoutState>

/** What a cart can choose from with the country of its address; nothing before there is one. */
const checkoutOffers = z.object({
  deliveryMethods: z.array(deliveryMethod),
  paymentMethods: z.array(paymentMethod),
})

const ofCart = { service: 'ecommerce', version: 'v2', access: 'session' } as const

/**
 * The specification's call for guests, with all that a checkout form saves. It takes customers too:
 * their new addresses join the account.
 */
export const updateGuestUser = describeCall({
  ...ofCart,
  method: 'PATCH',
  path: 'cart/guestUser',
  kind: 'write',
  summary: 'Stores who buys: e-mail, or addresses, details and company',
  input: z.object({
    ...session,
    email: z.optional(email()),
    /** Also checked against the settings of the site. */
    addresses: z
      .array(checkoutAddressRules({ isNameChecked: false, isCompany: false }))
      .min(1)
      .max(2)
      .optional(),
    details: z.object({ firstName: z.string().max(75), lastName: z.string().max(75) }).optional(),
    company: z
      .object({ name: z.string().max(200), address: z.string().max(400).optional() })
      .optional(),
    /** Extension: a company buys; the billing address has its name and OIB. */
    isCompany: z.boolean().optional(),
  }),
  output: z.object({
    guestUser: z.object({
      /** Null for a customer. */
      id: id.nullable(),
      email: z.string(),
    }),
    /** Extension: proves later, without the cart, who placed its order. */
    guestToken: token.nullish(),
    /** Extension. */
    checkout: checkoutState.nullish(),
    /** Extension. */
    cart: cart.nullish(),
  }),
})

export const getCheckout = describeCall({
  ...ofCart,
  method: 'POST',
  path: 'checkout/x/get',
  summary: 'What the checkout of a cart has stored and, when asked for, can choose from',
  adds: 'the address is stored by the platform, not in a cookie',
  input: z.object({
    ...session,
    withOffers: z.boolean().optional(),
    /** Of the prices of the offers. */
    currencyId: id.optional(),
  }),
  output: checkoutState.extend({ offers: checkoutOffers.optional() }),
})
