import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'
import { cart, cartSums, session } from './cart-answer.ts'
import { country } from './master.ts'

/** A place at which an order waits for its buyer. Fields after `name` are extensions. */
const branch = z.object({
  id,
  name: z.string(),
  street: z.string().nullish(),
  zipCode: z.string().nullish(),
  city: z.string().nullish(),
  /** One line for each group of days, such as `pon – pet 8 – 20`. */
  openingHours: z.array(z.string()).nullish(),
})

/** Fields after `options` are extensions. */
export const deliveryMethod = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Branches; empty for a method that brings the order to the address. */
  options: z.array(branch),
  /** Price for this cart, with VAT and in the currency of the call. */
  price: z.number().nullish(),
  /** Sums of this cart with the method, in the same currency. */
  cartPrices: cartSums.nullish(),
  /** Working days until it arrives. */
  minDays: z.int32().nullish(),
  maxDays: z.int32().nullish(),
})

export type DeliveryMethod = z.output<typeof deliveryMethod>
export type Branch = z.output<typeof branch>

const ofCart = { service: 'ecommerce', version: 'v2', access: 'session' } as const

export const getAvailableCountries = describeCall({
  ...ofCart,
  method: 'POST',
  path: 'checkout/getAvailableCountries',
  summary: 'Countries to which something in this cart can be delivered',
  input: z.object({
    ...session,
    language: z.string().length(3).optional(),
    type: z.literal('countries'),
  }),
  output: z.object({ countries: z.array(country) }),
})

export const getApplicableDeliveryMethods = describeCall({
  ...ofCart,
  method: 'POST',
  path: 'delivery/getApplicableDeliveryMethods',
  summary: 'Delivery methods for this cart and country, the best first',
  input: z.object({
    ...session,
    userId: id.nullish(),
    countryId: id,
    currencyId: id.optional(),
    userBillingAddressId: id.nullish(),
    userShippingAddressId: id.nullish(),
  }),
  output: z.object({ deliveryMethods: z.array(deliveryMethod) }),
})

export const saveDeliveryMethod = describeCall({
  ...ofCart,
  method: 'PUT',
  path: 'delivery/saveDeliveryMethod',
  kind: 'write',
  summary: 'Chooses how the order is delivered; needs a customer or a guest user',
  input: z.object({
    ...session,
    currencyId: id.optional(),
    userId: id.nullish(),
    deliveryMethodId: id,
    branchId: id.nullish(),
  }),
  output: z.object({ cart }),
})
