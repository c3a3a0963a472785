import { z } from 'zod'
import { describeCall } from './call.ts'
import { pageInput, pageOf } from './list.ts'
import { ecommerce } from './order-calls.ts'
import { ORDER_LIST } from './rules/lists/orders.ts'
import { countedViews } from './views.ts'

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

export const listOrders = describeCall({
  ...ecommerce,
  access: { right: ORDER_LIST.right },
  path: 'order/x/staff/filter',
  summary: 'A page of the orders of all buyers',
  input: pageInput(ORDER_LIST),
  output: pageOf(orderRow),
})

export const listOrderViews = describeCall({
  ...ecommerce,
  access: { right: ORDER_LIST.right },
  path: 'order/x/staff/views',
  summary:
    'Views of the list of orders: of the product, of everyone and of the member, each with its number of orders',
  input: z.object({}),
  output: countedViews,
})

export type OrderRow = z.output<typeof orderRow>
