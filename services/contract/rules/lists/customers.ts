import { days, isTrue, listOf } from './list.ts'

/** Everyone who registered or ordered, once for each e-mail, without the members of staff. */
export const CUSTOMER_LIST = listOf({
  right: 'people.read',
  isPersonal: true,
  columns: {
    name: { kind: 'text', sort: 'NAME' },
    email: { kind: 'text' },
    company: { kind: 'text', isExtra: true },
    registeredAt: { kind: 'moment', sort: 'REGISTERED_AT' },
    lastOrderAt: { kind: 'moment', sort: 'LAST_ORDER_AT' },
    orders: { kind: 'number', sort: 'ORDERS' },
  },
  filters: {
    /** The others are guests. */
    isRegistered: isTrue(),
    hasOrdered: isTrue(),
    registered: days(),
    lastOrder: days(),
  },
  sort: 'LAST_ORDER_AT_DESC',
  views: {
    all: {},
    buyers: { filter: { hasOrdered: true } },
    newAccounts: { filter: { isRegistered: true }, sort: 'REGISTERED_AT_DESC' },
    guests: { filter: { isRegistered: false } },
    withoutOrders: { filter: { hasOrdered: false }, sort: 'REGISTERED_AT_DESC' },
    regulars: { sort: 'ORDERS_DESC' },
  },
})
