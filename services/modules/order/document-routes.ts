import { filterDocuments, getDocument } from '#services/contract/order-documents.ts'
import { spanOf } from '#services/platform/cursor.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { filterOrders } from './filter-store.ts'
import { oneView } from './order-routes.ts'
import { claimGuestOrders, noSuchOrder } from './proofs.ts'
import { findOrderById } from './store.ts'
import { orderViews } from './view.ts'

const PAGE = 12

/** The specification's documents: a customer's orders. */
export function documentRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(filterDocuments, async ({ page = 1, limit = PAGE, after }, scope) => {
      const { db, language } = scope
      const { userId: accountId } = requirePrincipal(scope)
      await claimGuestOrders(scope)
      const span = spanOf({ page, after }, limit)
      const { orders, total, endCursor } = await filterOrders(db, { accountId }, span)
      const views = await orderViews({ db, deps, language }, orders)
      return {
        records: views.map((view, index) => ({
          id: orders[index]?.id ?? 0,
          extendedDetails: view,
        })),
        page,
        limit,
        totalPages: Math.ceil(total / limit),
        totalRecords: total,
        endCursor,
      }
    }),

    route(getDocument, async ({ id }, scope) => {
      const { userId } = requirePrincipal(scope)
      await claimGuestOrders(scope)
      const order = await findOrderById(scope.db, id)
      if (order?.accountId !== userId) throw noSuchOrder()
      return { id, extendedDetails: await oneView(order, scope, deps) }
    }),
  ]
}
