import { z } from 'zod'

/** The payment that the shop requests from the sandbox. */
export const sandboxRequest = z.object({
  paymentId: z.string(),
  number: z.string(),
  amount: z.string(),
  currency: z.string(),
  returnUrl: z.url(),
  webhookUrl: z.url(),
})

export const SANDBOX_RESULTS = ['paid', 'declined', 'cancelled', 'pending'] as const

/** The sandbox's result, sent through the browser and as a webhook. */
export const sandboxAnswer = z.object({
  paymentId: z.string(),
  amount: z.string(),
  currency: z.string(),
  result: z.enum(SANDBOX_RESULTS),
  transaction: z.string(),
})

export type SandboxRequest = z.output<typeof sandboxRequest>
export type SandboxAnswer = z.output<typeof sandboxAnswer>
