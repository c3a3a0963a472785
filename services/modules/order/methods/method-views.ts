import type { ServicesConfig } from '#services/config.ts'
import type { DeliveryView, PaymentView } from '#services/contract/methods.ts'
import { missingVariables } from '#services/modules/payment/api.ts'
import { checkout } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { exportMethods } from './export-methods.ts'
import type { Delivery, Payment } from './method-parts.ts'
import { deliveryState, paymentState } from './method-states.ts'

export type MethodViews = {
  readonly deliveries: DeliveryView[]
  readonly payments: PaymentView[]
}

/** All methods as staff see them. */
export async function readMethodViews(db: Db, config: ServicesConfig): Promise<MethodViews> {
  const [{ deliveries, payments }, { allowedCountries }] = await Promise.all([
    exportMethods(db),
    checkout(db),
  ])
  return {
    deliveries: deliveries.map(({ kind, priceCents, texts, ...method }) => ({
      ...method,
      kind: kind === 'branch' ? 'BRANCH' : 'ADDRESS',
      state: deliveryState({ ...method, kind }, allowedCountries),
      price: euros(priceCents),
      texts: textsIn(texts),
    })),
    payments: payments.map(({ maxCents, texts, ...method }) => ({
      ...method,
      state: paymentState(method, config),
      missing: [...missingVariables(config, method.adapter)],
      maxAmount: maxCents === null ? null : euros(maxCents),
      texts: textsIn(texts),
    })),
  }
}

function euros(cents: number) {
  return { amount: (cents / 100).toFixed(2), currency: 'EUR' }
}

/** That of the shop first. */
function textsIn(texts: (Delivery | Payment)['texts']): DeliveryView['texts'] {
  return Object.entries(texts)
    .map(([language, text]) => ({ language, ...text }))
    .toSorted(
      (one, other) =>
        Number(other.language === DEFAULT_LANGUAGE) - Number(one.language === DEFAULT_LANGUAGE),
    )
}
