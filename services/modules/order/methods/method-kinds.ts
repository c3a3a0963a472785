import { deliveryIds, saveDeliveryRecord } from '#services/modules/delivery/api.ts'
import { savePaymentRecord } from '#services/modules/payment/api.ts'
import { countries } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { minutesOf } from './clock-time.ts'
import type { Delivery, Payment } from './method-parts.ts'
import type { MethodsFile } from './methods-file.ts'

/** Methods of delivery or of payment. */
export type MethodKind<Method> = {
  /** As their changes are recorded. */
  readonly entity: string
  /** A file with this one alone, to be parsed. */
  fileWith(method: object): object
  of(file: MethodsFile): readonly Method[]
  write(trx: Trx, method: Method): Promise<void>
}

export const DELIVERY: MethodKind<Delivery> = {
  entity: 'deliveryMethod',
  fileWith: (method) => ({ deliveries: [method], payments: [] }),
  of: ({ deliveries }) => deliveries,
  async write(trx, { countries: isos, branches, ...method }) {
    const idOf = new Map((await countries(trx)).map(({ iso, id }) => [iso, id]))
    await saveDeliveryRecord(trx, {
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
    })
  },
}

export const PAYMENT: MethodKind<Payment> = {
  entity: 'paymentMethod',
  fileWith: (method) => ({ deliveries: [], payments: [method] }),
  of: ({ payments }) => payments,
  async write(trx, { exceptDeliveries, ...method }) {
    const idOf = await deliveryIds(trx)
    const exceptDeliveryIds = exceptDeliveries.flatMap((code) => idOf.get(code) ?? [])
    await savePaymentRecord(trx, { ...method, exceptDeliveryIds })
  },
}
