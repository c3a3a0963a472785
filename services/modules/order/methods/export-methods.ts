import { deliveryIds, readDeliveryRecords } from '#services/modules/delivery/api.ts'
import { readPaymentRecords } from '#services/modules/payment/api.ts'
import { countries } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { clockTime } from './clock-time.ts'
import type { MethodsFile } from './methods-file.ts'

/** All delivery and payment methods, also those that are not offered. */
export async function exportMethods(db: Db): Promise<MethodsFile> {
  const [deliveries, payments, idOfDelivery, all] = await Promise.all([
    readDeliveryRecords(db),
    readPaymentRecords(db),
    deliveryIds(db),
    countries(db),
  ])
  const isoOf = new Map(all.map(({ id, iso }) => [id, iso]))
  const deliveryOf = new Map([...idOfDelivery].map(([code, id]) => [id, code]))
  return {
    deliveries: deliveries.map(({ countryIds, texts, branches, ...method }) => ({
      ...method,
      countries: countryIds.flatMap((id) => isoOf.get(id) ?? []).toSorted(),
      texts,
      branches: branches.map(({ hours, ...branch }) => ({
        ...branch,
        hours: hours.map(({ firstDay, lastDay, opens, closes }) => ({
          firstDay,
          lastDay,
          opens: clockTime(opens),
          closes: clockTime(closes),
        })),
      })),
    })),
    payments: payments.map(({ exceptDeliveryIds, texts, ...method }) => ({
      ...method,
      exceptDeliveries: exceptDeliveryIds.flatMap((id) => deliveryOf.get(id) ?? []).toSorted(),
      texts,
    })),
  }
}
