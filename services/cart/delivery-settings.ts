import type { Db } from '#services/platform/database.ts'
import { getSetting } from '#services/settings/api.ts'

export type DeliverySettings = {
  readonly freeFromCents: number | null
  /** Working days until a parcel arrives; null when the shop names none. */
  readonly days: { readonly from: number; readonly to: number } | null
}

export async function readDeliverySettings(db: Db): Promise<DeliverySettings> {
  const [freeFrom, days] = await Promise.all([
    getSetting(db, 'checkout', 'freeDeliveryFromCents'),
    getSetting(db, 'checkout', 'deliveryDays'),
  ])
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(days ?? '') ?? []
  return {
    freeFromCents: freeFrom === null ? null : Number(freeFrom),
    days: from === undefined ? null : { from: Number(from), to: Number(to) },
  }
}
