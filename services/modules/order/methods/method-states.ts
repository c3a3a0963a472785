import type { ServicesConfig } from '#services/config.ts'
import type { DeliveryView, PaymentView } from '#services/contract/methods.ts'
import { offeredAdapters } from '#services/modules/payment/api.ts'
import { checkout } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { exportMethods } from './export-methods.ts'
import type { Delivery, Payment } from './method-parts.ts'

type Allowed = Awaited<ReturnType<typeof checkout>>['allowedCountries']

export function deliveryState(
  method: Pick<Delivery, 'isActive' | 'countries' | 'kind' | 'branches'>,
  allowed: Allowed,
): DeliveryView['state'] {
  if (!method.isActive) return 'OFF'
  const reaches = method.countries.some((iso) => allowed === 'ALL' || allowed.includes(iso))
  if (!reaches) return 'NO_COUNTRY'
  const hasPlace = method.kind === 'address' || method.branches.some(({ isActive }) => isActive)
  return hasPlace ? 'OFFERED' : 'NO_BRANCH'
}

export function paymentState(
  method: Pick<Payment, 'isActive' | 'adapter'>,
  config: ServicesConfig,
): PaymentView['state'] {
  if (!method.isActive) return 'OFF'
  return offeredAdapters(config).includes(method.adapter) ? 'OFFERED' : 'NO_KEYS'
}

type Closing = {
  readonly config: ServicesConfig
  /** Whether the last method that is offered may end. */
  readonly closesCheckout: boolean
}

/** Changes methods, and refuses to end the last one that is offered, unless that is meant. */
export async function withOpenCheckout<Result>(
  trx: Trx,
  { config, closesCheckout }: Closing,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await offered(trx, config)
  const result = await change()
  const after = await offered(trx, config)
  for (const kind of ['deliveries', 'payments'] as const) {
    if (before[kind] && !after[kind] && !closesCheckout) throw closes(kind)
  }
  return result
}

async function offered(trx: Trx, config: ServicesConfig) {
  const [{ deliveries, payments }, { allowedCountries }] = await Promise.all([
    exportMethods(trx),
    checkout(trx),
  ])
  return {
    deliveries: deliveries.some((one) => deliveryState(one, allowedCountries) === 'OFFERED'),
    payments: payments.some((one) => paymentState(one, config) === 'OFFERED'),
  }
}

function closes(kind: string): Refusal {
  return new Refusal(409, `None of the ${kind} would be offered: no order could be placed.`, {
    code: 'CHECKOUT_CLOSES',
  })
}
