import { z } from 'zod'
import { describeCall } from './call.ts'
import { ecommerce } from './order-calls.ts'
import { SALES_DAYS } from './rules/sales.ts'

export const getSales = describeCall({
  ...ecommerce,
  access: { right: 'orders.read' },
  path: 'order/x/staff/sales',
  summary: 'Orders and what they brought, for each of the last days in Zagreb, today last',
  input: z.object({ days: z.literal(SALES_DAYS) }),
  output: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.int32(),
        /** Without what was, or has to be, paid back. */
        revenue: z.object({ amount: z.string(), currency: z.string() }),
      }),
    ),
  }),
})
