import { insertCoupon } from '#services/modules/cart/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { COUPONS } from './content/coupons.ts'

const LANGUAGE = 'hrv'
/** Matches the announcement in the header. */
const FREE_DELIVERY_FROM_CENTS = 8_000
/** Matches the page about buying. */
const DELIVERY_DAYS = '1-3'

export async function seedCoupons(trx: Trx, now: Date): Promise<void> {
  for (const { code, category, coupon } of COUPONS) {
    const found = category ? await findSlug(trx, LANGUAGE, category, 'category') : null
    await insertCoupon(trx, { code, categoryId: found?.target ?? null, ...coupon(now) })
  }
  const value = `${FREE_DELIVERY_FROM_CENTS}`
  await setSetting(trx, { group: 'checkout', key: 'freeDeliveryFromCents', value })
  await setSetting(trx, { group: 'checkout', key: 'deliveryDays', value: DELIVERY_DAYS })
}
