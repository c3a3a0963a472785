import { z } from 'zod'

/** Schemas of PayPal's responses, with the fields that are read here. */

export const accessToken = z.object({ access_token: z.string().min(1) })

export const fault = z.object({ details: z.array(z.object({ issue: z.string() })).optional() })

export const verification = z.object({ verification_status: z.string() })

const amount = z.object({ currency_code: z.string(), value: z.string() })

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: amount.optional(),
  custom_id: z.string().optional(),
})

export const payPalOrder = z.object({
  id: z.string(),
  status: z.string(),
  intent: z.string().optional(),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      amount: amount.optional(),
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

/** A webhook; the event type decides what the resource is. */
export const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
  }),
})

export const captureEvent = z.object({ resource: capture })

/** Data from the buttons once the buyer has approved. */
export const approval = z.object({
  orderID: z.string().optional(),
  subscriptionID: z.string().nullish(),
  /** Id of the order, when its details are sent. */
  id: z.string().optional(),
})

export type PayPalAmount = z.output<typeof amount>
export type PayPalCapture = z.output<typeof capture>
export type PayPalOrder = z.output<typeof payPalOrder>
export type PayPalSubscription = z.output<typeof payPalSubscription>
