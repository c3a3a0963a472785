import { z } from 'zod'
import { describeCall } from './call.ts'
import { listCalls } from './list.ts'
import { ecommerce } from './order-calls.ts'
import { ORDER_LIST } from './rules/lists/orders.ts'

const { state, paymentState } = ORDER_LIST.filters

const money = z.object({ amount: z.string(), currency: z.string().length(3) })

const orderRow = z.object({
  /** Its number, by which calls of staff know it. */
  id: z.string(),
  number: z.string(),
  placedAt: z.string(),
  /** Null once the buyer was erased. */
  buyer: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(state.words),
  paymentState: z.enum(paymentState.words),
  paymentMethod: z.string(),
  /** Null when nothing is sent. */
  deliveryMethod: z.string().nullable(),
  total: money,
  /** What is still to be paid back; null when it is nothing. */
  refundDue: money.nullable(),
})

export const [listOrders, listOrderViews] = listCalls(ORDER_LIST, {
  path: 'orders',
  what: 'orders of all buyers',
  row: orderRow,
})

export const listOrderDeliveries = describeCall({
  ...ecommerce,
  access: { right: ORDER_LIST.right },
  path: 'order/x/staff/deliveries',
  summary: 'Delivery methods by which orders can be filtered: offered ones, and those of orders',
  input: z.object({}),
  output: z.object({
    deliveries: z.array(z.object({ id: z.string(), name: z.string(), isOffered: z.boolean() })),
  }),
})

export type OrderRow = z.output<typeof orderRow>
