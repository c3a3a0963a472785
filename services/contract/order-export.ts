import { z } from 'zod'
import { describeCall } from './call.ts'
import { ecommerce } from './order-calls.ts'
import { ORDER_LIST } from './rules/lists/orders.ts'
import { describePath } from './site-path.ts'

const text = z.string().trim().min(1).max(80)
const { state, paymentState } = ORDER_LIST.filters
export const EXPORTED_COLUMNS = Object.keys(
  ORDER_LIST.columns,
) as (keyof typeof ORDER_LIST.columns)[]
export const EXPORTED_WORDS = [...state.words, ...paymentState.words]

/** What a file of orders holds: clients know the words of their language. */
export const orderExport = z.object({
  /** As in the address of the list. */
  query: z.string().max(2_000),
  columns: z
    .array(z.object({ name: z.enum(EXPORTED_COLUMNS), title: text }))
    .min(1)
    .max(EXPORTED_COLUMNS.length),
  words: z.array(z.object({ word: z.enum(EXPORTED_WORDS), text })).max(EXPORTED_WORDS.length),
})

export const createOrderExport = describeCall({
  ...ecommerce,
  access: { right: 'people.export' },
  path: 'order/x/staff/export',
  kind: 'write',
  summary:
    'A signed path, for ten minutes, of all orders of a query as CSV; refused when their number is another one by now',
  input: orderExport.extend({
    /** Orders that were shown, at most 10,000. */
    count: z.int32().min(0),
  }),
  output: z.object({ path: z.string(), until: z.string() }),
})

/** A signed address. */
export const exportedOrders = describePath({
  paths: ['/download/orders'],
  service: 'ecommerce',
  summary: 'Orders as CSV for staff',
  kind: 'files',
})
