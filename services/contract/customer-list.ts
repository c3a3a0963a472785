import { z } from 'zod'
import { listCalls } from './list.ts'
import { CUSTOMER_LIST } from './rules/lists/customers.ts'

const customerRow = z.object({
  id: z.string(),
  /** Null when none was given. */
  name: z.string().nullable(),
  email: z.string(),
  company: z.string().nullable(),
  /** Null for a guest. */
  registeredAt: z.string().nullable(),
  /** Null before the first order. */
  lastOrderAt: z.string().nullable(),
  /** All that were ever placed. */
  orders: z.int32(),
})

export const [listCustomers, listCustomerViews] = listCalls(CUSTOMER_LIST, {
  path: 'customers',
  what: 'people who registered or ordered',
  row: customerRow,
})

export type CustomerListRow = z.output<typeof customerRow>
