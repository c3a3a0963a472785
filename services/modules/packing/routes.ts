import { createOrderPapers } from '#services/contract/packing.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { packedOrders } from './packed-orders.ts'
import { paperLink } from './paper-link.ts'

export function packingRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(createOrderPapers, async ({ numbers: given, kind }, { db }) => {
      const packed = new Set((await packedOrders(db, given)).map(({ number }) => number))
      const numbers = given.filter((number) => packed.has(number))
      const { path, until } = paperLink({ numbers, kind }, deps)
      return {
        path: numbers.length > 0 ? path : null,
        ...{ until, orders: numbers.length },
        leftOut: given.filter((number) => !packed.has(number)),
      }
    }),
  ]
}
