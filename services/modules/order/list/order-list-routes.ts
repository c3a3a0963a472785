import { listOrders, listOrderViews } from '#services/contract/order-list.ts'
import { viewsOf } from '#services/modules/staff/api.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { countViews } from '#services/platform/list/count-views.ts'
import { readList } from '#services/platform/list/read-list.ts'
import { ORDERS, rowOf } from './order-list.ts'

export function orderListRoutes(): readonly Route[] {
  return [
    route(listOrders, async ({ limit, after, before, ...query }, { db }) => {
      const paging = { limit, after, before }
      const { rows, ...page } = await readList(db, ORDERS, { query, paging })
      return { items: rows.map(rowOf), ...page }
    }),

    route(listOrderViews, async (_input, scope) => {
      const { userId: accountId } = requireStaff(scope)
      const views = await viewsOf(scope.db, { list: 'ORDERS', accountId })
      return { views: await countViews(scope.db, ORDERS, views) }
    }),
  ]
}
