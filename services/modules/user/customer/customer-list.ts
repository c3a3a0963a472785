import { sql } from 'kysely'
import {
  type CustomerListRow,
  listCustomers,
  listCustomerViews,
} from '#services/contract/customer-list.ts'
import { CUSTOMER_LIST } from '#services/contract/rules/lists/customers.ts'
import { isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import type { CustomerRow } from './store.ts'

export const CUSTOMERS: ListSource<typeof CUSTOMER_LIST, 'customer'> = {
  list: CUSTOMER_LIST,
  table: 'customer',
  sort: {
    NAME: 'name_key',
    REGISTERED_AT: 'registered_at',
    LAST_ORDER_AT: 'last_order_at',
    ORDERS: 'orders',
  },
  filters: {
    isRegistered: (is) => (is ? sql`registered_at > ''` : sql`registered_at = ''`),
    hasOrdered: (has) => (has ? sql`last_order_at > ''` : sql`last_order_at = ''`),
    registered: (days) => sql`(registered_at > '' and ${isWithin('registered_at', days)})`,
    lastOrder: (days) => sql`(last_order_at > '' and ${isWithin('last_order_at', days)})`,
  },
  search: { table: 'customer_word', id: 'customer_id' },
}

export function rowOf(customer: CustomerRow): CustomerListRow {
  const { id, email, company_name, registered_at, last_order_at, orders } = customer
  return {
    ...{ id: `${id}`, name: nameOf(customer) || null, email, company: company_name },
    ...{ registeredAt: registered_at || null, lastOrderAt: last_order_at || null, orders },
  }
}

/** A person, or a company that gave no other name. */
function nameOf({ first_name, last_name, company_name }: CustomerRow): string {
  return `${first_name} ${last_name}`.trim() || (company_name ?? '')
}

export const customerList = staffList({
  calls: [listCustomers, listCustomerViews],
  source: CUSTOMERS,
  rowsOf: (customers) => customers.map(rowOf),
})
