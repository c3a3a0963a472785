import { insertCoupon } from '#services/cart/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { setSetting } from '#services/settings/api.ts'
import { COUPONS } from './content/coupons.ts'

/** As the announcement in the header says. */
const FREE_DELIVERY_FROM_CENTS = 8_000

export async function seedCoupons(
  trx: Trx,
  { now, categories }: { readonly now: Date; readonly categories: ReadonlyMap<string, number> },
): Promise<void> {
  for (const { code, coupon } of COUPONS) {
    await insertCoupon(trx, { code, ...coupon(now, categories) })
  }
  const value = `${FREE_DELIVERY_FROM_CENTS}`
  await setSetting(trx, { group: 'checkout', key: 'freeDeliveryFromCents', value })
}
