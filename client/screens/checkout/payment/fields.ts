import { acceptedConsents, type FormConsent } from '#client/features/consents/use-form-consents.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'
import type { ShownPayment } from '#client/features/order/order-fields.ts'

export const METHOD_FIELD = 'paymentMethodId'
export const AT_ONCE_FIELD = 'isDigitalAtOnce'
/** The cart as it was drawn, for a form that is posted without scripts. */
export const SNAPSHOT_FIELD = 'seen'

type Gift = Partial<Readonly<Record<'giftTo' | 'giftFrom' | 'giftMessage', string | undefined>>>

/** What the form says of the order, besides the cart and how it is paid. */
export function orderInput(
  { giftTo, giftFrom, giftMessage }: Gift,
  raw: RawValues,
  list: readonly FormConsent[],
) {
  return {
    ...acceptedConsents(list, raw),
    giftTo: giftTo || null,
    giftFrom: giftFrom || null,
    giftMessage: giftMessage || null,
    isDigitalAtOnce: AT_ONCE_FIELD in raw,
  }
}

/** Result of this step's form action. */
export type Shown = ShownPayment & {
  /** Since the buyer saw the cart. */
  readonly changes?: readonly string[]
}
