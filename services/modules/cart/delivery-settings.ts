import { getSettings } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'

export type DeliverySettings = {
  readonly freeFromCents: number | null
  /** Working days until a parcel arrives; null when the shop names none. */
  readonly days: { readonly from: number; readonly to: number } | null
}

export async function readDeliverySettings(db: Db): Promise<DeliverySettings> {
  const settings = await getSettings(db, 'checkout')
  const freeFrom = settings.get('freeDeliveryFromCents')
  const days = settings.get('deliveryDays') ?? ''
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(days) ?? []
  return {
    freeFromCents: freeFrom === undefined ? null : Number(freeFrom),
    days: from === undefined ? null : { from: Number(from), to: Number(to) },
  }
}
