import { listOrders, moveOrder } from '#services/contract/order-staff.ts'
import { spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { filterOrders } from './filter-store.ts'
import { moveOn } from './moves.ts'
import { oneView } from './order-routes.ts'
import { orderViews } from './view.ts'

const PAGE = 20

export function staffOrderRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(listOrders, async ({ keywords, state, paymentState, ...paging }, { db, language }) => {
      const { page = 1, limit = PAGE } = paging
      const words = keywords?.trim().toLowerCase()
      const { orders, total } = await filterOrders(
        db,
        { state, paymentState, words },
        spanOf({ page }, limit),
      )
      const records = await orderViews({ db, deps, language }, orders)
      const totalPages = Math.ceil(total / limit)
      return { records, page, limit, totalPages, totalRecords: total }
    }),

    route(moveOrder, async (input, scope) => {
      const order = await inTransaction(
        scope.db,
        async (trx) => await moveOn(trx, scope.clock, input, scope.idempotencyKey),
      )
      return await oneView(order, scope, deps)
    }),
  ]
}
