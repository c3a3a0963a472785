import { PARCEL_NUMBER } from '#services/modules/order/settings.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

type Parcel = { readonly tracking?: string | undefined }

/**
 * Where each parcel is followed: a web address as it was given, a number at the address of the
 * courier in the setting `checkout/trackingAddress`.
 */
export async function trackingUrls(
  db: Db,
  orders: readonly Parcel[],
  fieldOf: (index: number) => string,
): Promise<readonly (string | null)[]> {
  if (orders.every(({ tracking }) => tracking === undefined)) return orders.map(() => null)
  const address = await getSetting(db, 'checkout', 'trackingAddress')
  return orders.map(({ tracking }, index) => {
    if (tracking === undefined) return null
    if (isWebAddress(tracking)) return tracking
    const isNumber = /^[\p{L}\d][\p{L}\d ./-]*$/u.test(tracking)
    if (isNumber && address?.includes(PARCEL_NUMBER)) {
      return address.replaceAll(PARCEL_NUMBER, encodeURIComponent(tracking.replaceAll(' ', '')))
    }
    throw new Refusal(400, 'Neither a web address nor a number whose courier is known.', {
      code: isNumber ? 'NO_TRACKING_ADDRESS' : 'INVALID_INPUT',
      field: fieldOf(index),
    })
  })
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}
