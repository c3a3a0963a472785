import type { DemoPart } from '#services/demo/part.ts'
import { countSales, hasOrders } from '#services/modules/order/api.ts'

export const part: DemoPart = {
  after: ['checkout', 'content', 'people'],
  isMissing: async (db) => !(await hasOrders(db)),

  async prepare(deps) {
    const { seedOrders } = await import('#services/demo/seed-orders.ts')
    return async (trx) => {
      await seedOrders(trx, deps)
      await countSales(trx, deps.clock)
    }
  },
}
