import { z } from 'zod'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'

/** Delivery and payment methods in the hands of staff, in the words of their graph. */

const ofMethods = { service: 'ecommerce', access: { right: 'settings.write' } } as const

const money = z.object({ amount: z.string(), currency: z.string().length(3) })

/** Whether new orders are offered it, or what keeps them from it. */
const METHOD_STATES = ['OFFERED', 'OFF', 'NO_COUNTRY', 'NO_BRANCH', 'NO_KEYS'] as const

const method = z.object({
  /** By which commands name it. */
  code: z.string(),
  state: z.enum(METHOD_STATES),
  isActive: z.boolean(),
  /** The lowest first. */
  position: z.int32(),
  /** By language, that of the shop first. */
  texts: z.array(z.object({ language: z.string(), name: z.string(), description: z.string() })),
})

const hours = z.object({
  /** ISO 8601: Monday is 1. */
  firstDay: z.int32(),
  lastDay: z.int32(),
  /** Such as `08:30`; the end of a day is `24:00`. */
  opens: z.string(),
  closes: z.string(),
})

const delivery = method.extend({
  kind: z.enum(['ADDRESS', 'BRANCH']),
  /** With VAT. */
  price: money,
  taxBasisPoints: z.int32(),
  /** Whether the sum from which delivery is free, and coupons, apply. */
  canBeFree: z.boolean(),
  /** Working days. */
  minDays: z.int32(),
  maxDays: z.int32(),
  /** ISO 3166-1, two letters. */
  countries: z.array(z.string()),
  branches: z.array(
    z.object({
      code: z.string(),
      isActive: z.boolean(),
      name: z.string(),
      street: z.string(),
      zipCode: z.string(),
      city: z.string(),
      hours: z.array(hours),
    }),
  ),
})

const payment = method.extend({
  adapter: z.string(),
  /** Variables of the environment without which it is not offered; never their values. */
  missing: z.array(z.string()),
  /** Larger orders are not offered it; null for no limit. */
  maxAmount: money.nullable(),
  /** Codes of the deliveries that cannot be combined with it. */
  exceptDeliveries: z.array(z.string()),
})

export const listMethods = describeCall({
  ...ofMethods,
  method: 'GET',
  path: 'x/methods',
  summary: 'All delivery and payment methods, and what keeps each from being offered',
  input: z.object({}),
  output: z.object({ deliveries: z.array(delivery), payments: z.array(payment) }),
})

const ofOne = {
  code: z.string().max(60),
  /** Whether it may be the last one that is offered and ends: no order can be placed then. */
  closesCheckout: z.boolean(),
}

export const changeDeliveryMethod = describeCall({
  ...ofMethods,
  method: 'POST',
  path: 'x/methods/delivery',
  kind: 'write',
  summary: 'Changes a delivery method, which carts and the checkout show at once',
  input: z.object({
    ...ofOne,
    /**
     * `isActive`, `position`, `priceCents`, `taxBasisPoints`, `canBeFree`, `minDays`, `maxDays`,
     * `countries.<iso>`, `texts.<language>.name`, `.description`, and `branches.<code>.` with
     * `isActive`, `name`, `street`, `zipCode`, `city`, `hours`.
     */
    ...save,
  }),
  output: saved.extend({ method: delivery }),
})

export const changePaymentMethod = describeCall({
  ...ofMethods,
  method: 'POST',
  path: 'x/methods/payment',
  kind: 'write',
  summary: 'Changes a payment method, which the checkout shows at once',
  input: z.object({
    ...ofOne,
    /**
     * `isActive`, `position`, `maxCents`, `exceptDeliveries.<code>`, `texts.<language>.name` and
     * `.description`.
     */
    ...save,
  }),
  output: saved.extend({ method: payment }),
})

export type DeliveryView = z.output<typeof delivery>
export type PaymentView = z.output<typeof payment>
