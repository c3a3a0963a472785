import type { ShownPayment } from '#client/features/order/order-fields.ts'

export const METHOD_FIELD = 'paymentMethodId'
export const AT_ONCE_FIELD = 'isDigitalAtOnce'
/** The cart as it was drawn, for a form that is posted without scripts. */
export const SEEN_FIELD = 'seen'

type Gift = Readonly<Record<'giftTo' | 'giftFrom' | 'giftMessage', string | undefined>>

export function giftInput({ giftTo, giftFrom, giftMessage }: Partial<Gift>) {
  return {
    giftTo: giftTo || null,
    giftFrom: giftFrom || null,
    giftMessage: giftMessage || null,
  }
}

/** Result of this step's form action. */
export type Shown = ShownPayment & {
  /** Since the buyer saw the cart. */
  readonly changes?: readonly string[]
}
