import type { DemoPart } from '#services/demo/part.ts'
import { hasCoupons } from '#services/modules/cart/api.ts'

export const part: DemoPart = {
  after: ['content'],
  isMissing: async (db) => !(await hasCoupons(db)),

  async prepare({ clock }) {
    const { seedCoupons } = await import('#services/demo/seed-coupons.ts')
    return (trx) => seedCoupons(trx, clock.now())
  },
}
