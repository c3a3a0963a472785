import { z } from 'zod'
import { describeCall } from './call.ts'
import { ecommerce } from './order-calls.ts'

const money = z.object({ amount: z.string(), currency: z.string() })

export const listRefundsDue = describeCall({
  ...ecommerce,
  access: { right: 'orders.read' },
  path: 'order/x/staff/refunds-due',
  summary: 'Orders whose buyers are owed money, the longest first',
  input: z.object({ limit: z.int32().min(1).max(100).optional() }),
  output: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        buyer: z.string(),
        email: z.string(),
        /** How it was paid, and so how it goes back. */
        payment: z.string(),
        owed: money,
        /** Since the oldest debt that is not paid back. */
        since: z.string(),
        /** Last moment of the day by which the money has to be back: 14 days after that. */
        refundBy: z.string(),
        isLate: z.boolean(),
      }),
    ),
    /** All of them. */
    total: z.int32(),
  }),
})
