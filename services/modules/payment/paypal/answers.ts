import { z } from 'zod'

/** Schemas of PayPal's responses, with the fields that are read here. */

export const accessToken = z.object({
  access_token: z.string().min(1),
  /** In seconds. */
  expires_in: z.number(),
})

export const fault = z.object({ details: z.array(z.object({ issue: z.string() })).optional() })

export const verification = z.object({ verification_status: z.string() })

/** An order or a subscription right after its creation. */
export const created = z.object({ id: z.string() })

const amount = z.object({ currency_code: z.string(), value: z.string() })

const capture = z.object({ id: z.string(), status: z.string(), amount: amount.optional() })

export const payPalOrder = z.object({
  id: z.string(),
  status: z.string(),
  intent: z.string().optional(),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      amount: amount.optional(),
      payee: z.object({ merchant_id: z.string().optional() }).optional(),
      payments: z.object({ captures: z.array(capture).optional() }).optional(),
    }),
  ),
})

export const payPalSubscription = z.object({
  id: z.string(),
  status: z.string(),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  billing_info: z.object({ last_payment: z.object({ amount }).optional() }).optional(),
})

export type PayPalAmount = z.output<typeof amount>
export type PayPalOrder = z.output<typeof payPalOrder>
export type PayPalSubscription = z.output<typeof payPalSubscription>
