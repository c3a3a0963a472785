import type { DemoPart } from '#services/demo/part.ts'
import { hasDeliveryMethods } from '#services/modules/delivery/api.ts'
import { hasPaymentMethods } from '#services/modules/payment/api.ts'

/** Delivery and payment methods. */
export const part: DemoPart = {
  isMissing: async (db) => !(await hasDeliveryMethods(db)) && !(await hasPaymentMethods(db)),

  async prepare() {
    const { seedCheckout } = await import('#services/demo/seed-checkout.ts')
    return seedCheckout
  },
}
