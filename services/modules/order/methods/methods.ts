import type { ServicesConfig } from '#services/config.ts'
import {
  deliveryIds,
  readDeliveryRecords,
  saveDeliveryRecord,
} from '#services/modules/delivery/api.ts'
import {
  offeredAdapters,
  readPaymentRecords,
  savePaymentRecord,
} from '#services/modules/payment/api.ts'
import { countries, languages } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { differences } from './differences.ts'
import { type MethodsFile, methodsFile } from './methods-file.ts'

type Delivery = MethodsFile['deliveries'][number]
type Hours = Delivery['branches'][number]['hours'][number]

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

/** Adds or changes methods by their code and returns a line for each change. */
export async function importMethods(
  trx: Trx,
  { config }: { readonly config: ServicesConfig },
  input: unknown,
): Promise<readonly string[]> {
  const [existing, spoken, all] = await Promise.all([
    exportMethods(trx),
    languages(trx),
    countries(trx),
  ])
  const given = methodsFile({
    languages: spoken.map(({ code }) => code),
    countries: all.map(({ iso }) => iso),
    // An exported method stays valid where its provider is not configured.
    adapters: [...offeredAdapters(config), ...existing.payments.map(({ adapter }) => adapter)],
    deliveries: existing.deliveries.map(({ code }) => code),
  }).parse(input)

  const idOf = new Map(all.map(({ iso, id }) => [iso, id]))
  const changes: string[] = []
  for (const method of given.deliveries) {
    const before = existing.deliveries.find(({ code }) => code === method.code)
    const found = differences(`delivery ${method.code}`, before, method)
    if (found.length > 0) await saveDeliveryRecord(trx, deliveryRecord(method, idOf))
    changes.push(...found)
  }
  const idOfDelivery = await deliveryIds(trx)
  for (const { exceptDeliveries, ...method } of given.payments) {
    const before = existing.payments.find(({ code }) => code === method.code)
    const found = differences(`payment ${method.code}`, before, { ...method, exceptDeliveries })
    const exceptDeliveryIds = exceptDeliveries.flatMap((code) => idOfDelivery.get(code) ?? [])
    if (found.length > 0) await savePaymentRecord(trx, { ...method, exceptDeliveryIds })
    changes.push(...found)
  }
  return changes
}

function deliveryRecord(
  { countries: isos, branches, ...method }: Delivery,
  idOf: ReadonlyMap<string, number>,
): Parameters<typeof saveDeliveryRecord>[1] {
  return {
    ...method,
    countryIds: isos.flatMap((iso) => idOf.get(iso) ?? []),
    branches: branches.map(({ hours, ...branch }) => ({
      ...branch,
      hours: hours.map((span) => ({
        ...span,
        opens: minutesOf(span.opens),
        closes: minutesOf(span.closes),
      })),
    })),
  }
}

/** 510 is 08:30. */
function clockTime(minutes: number): Hours['opens'] {
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return parts.map((part) => `${part}`.padStart(2, '0')).join(':')
}

function minutesOf(time: Hours['opens']): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
