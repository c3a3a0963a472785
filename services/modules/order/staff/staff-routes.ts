import { listOrderDeliveries } from '#services/contract/order-list.ts'
import { correctOrder, moveOrder } from '#services/contract/order-moves.ts'
import { getSales } from '#services/contract/order-sales.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { orderDeliveries } from '#services/modules/order/list/order-deliveries.ts'
import { oneView } from '#services/modules/order/order-routes.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { notAllowed, requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { correctAddress } from './correct-address.ts'
import { refundsDueRoute } from './refunds-due.ts'
import { salesByDay } from './sales-by-day.ts'
import { moveByStaff, staffOrderRoutes } from './staff-order-routes.ts'
import { trackingUrls } from './tracking-urls.ts'

export function orderStaffRoutes(deps: ModuleDeps): readonly Route[] {
  const { findPerson } = deps
  return [
    route(moveOrder, async ({ tracking, ...input }, scope) => {
      const { rights } = requireStaff(scope)
      if (input.move === 'refund' && !rights.has('orders.refund')) throw notAllowed('orders.refund')
      const [trackingUrl] = await trackingUrls(scope.db, [{ tracking }], () => 'tracking')
      const given = { ...input, ...(trackingUrl && { trackingUrl }) }
      return await oneView(await moveByStaff(scope, given), scope, deps)
    }),

    route(correctOrder, async (input, scope) => {
      const author = authorOf(scope, input.sitting)
      const { order, saved } = await inTransaction(scope.db, async (trx) => {
        return await correctAddress(trx, input, { author, clock: scope.clock, findPerson })
      })
      return { ...saved, order: await oneView(order, scope, deps) }
    }),

    route(getSales, async ({ days }, { db, clock }) => ({
      days: await salesByDay(db, clock, days),
    })),

    route(listOrderDeliveries, async (_input, { db, language }) => ({
      deliveries: await orderDeliveries(db, language),
    })),

    ...staffOrderRoutes(deps),
    refundsDueRoute,
  ]
}
