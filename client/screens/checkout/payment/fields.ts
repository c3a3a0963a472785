import type { PaymentStepFieldsFragment } from '#client/features/order/order.generated.ts'

export const METHOD_FIELD = 'paymentMethodId'
export const AT_ONCE_FIELD = 'isDigitalAtOnce'
/** The cart as it was drawn, for a form that is posted without scripts. */
export const SEEN_FIELD = 'seen'

export type PaymentForm = Extract<PaymentStepFieldsFragment, { readonly __typename: 'PaymentForm' }>

type Gift = Readonly<Record<'giftTo' | 'giftFrom' | 'giftMessage', string | undefined>>

export function giftInput({ giftTo, giftFrom, giftMessage }: Partial<Gift>) {
  return {
    giftTo: giftTo || null,
    giftFrom: giftFrom || null,
    giftMessage: giftMessage || null,
  }
}

/** What the action of this step shows. */
export type Shown = {
  /** Since the buyer saw the cart. */
  readonly changes?: readonly string[]
  /** The order is placed; its payment is begun at the provider. */
  readonly payment?: PaymentForm
}
