import { listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { listOrders, listOrderViews } from '#services/contract/order-list.ts'

/**
 * Calls of every list: `order` answers `orderRows` and `orderViews`, and its types are in
 * `graphql/staff/order-list.graphql`.
 */
export const LIST_CALLS = {
  order: [listOrders, listOrderViews],
  edit: [listEditRows, listEditViews],
} as const

export type ListKey = keyof typeof LIST_CALLS
export const LIST_KEYS = Object.keys(LIST_CALLS) as readonly ListKey[]
