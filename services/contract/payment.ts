import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'
import { cart, session } from './cart-answer.ts'

/** Fields after `paymentType` are extensions. */
export const paymentMethod = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Such as HPF; null when the order is placed without a provider. */
  paymentType: z.string().nullable(),
  /** What happens after the order is placed. */
  kind: z.enum(['transfer', 'cashOnDelivery', 'provider']).nullish(),
})

export type PaymentMethod = z.output<typeof paymentMethod>

const ofCart = { service: 'ecommerce', version: 'v2', access: 'session' } as const

export const getApplicablePaymentMethods = describeCall({
  ...ofCart,
  method: 'POST',
  path: 'payment/getApplicablePaymentMethods',
  summary: 'Payment methods for this cart and its delivery',
  input: z.object({ ...session, userId: id.nullish(), userBillingAddressId: id.nullish() }),
  output: z.object({ paymentMethods: z.array(paymentMethod) }),
})

export const savePaymentMethod = describeCall({
  ...ofCart,
  method: 'PUT',
  path: 'payment/savePaymentMethod',
  kind: 'write',
  summary: 'Chooses how the order is paid',
  input: z.object({
    ...session,
    currencyId: id.optional(),
    userId: id.nullish(),
    paymentMethodId: id,
    companyData: z
      .object({ companyName: z.string().trim().min(1).max(200), oib: z.string().trim().max(40) })
      .optional(),
  }),
  output: z.object({ cart }),
})
