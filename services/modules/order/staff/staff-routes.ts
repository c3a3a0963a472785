import { listOrders, moveOrder } from '#services/contract/order-staff.ts'
import { filterOrders } from '#services/modules/order/filter-store.ts'
import { oneView } from '#services/modules/order/order-routes.ts'
import { orderViews } from '#services/modules/order/view.ts'
import { spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { pageFields } from '#services/platform/paging.ts'
import { moveOn } from './moves.ts'

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
      return { records, ...pageFields({ page, limit }, total) }
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
