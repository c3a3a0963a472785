import { usePosted } from '#client/features/forms/use-posted.ts'
import type { PaymentStepFieldsFragment } from './order.generated.ts'
import { ORDER_KEY } from './order-key.ts'
import { SLUG_KEY } from './slug-key.ts'

export const PAY_INTENT = 'payOrder'
export const CANCEL_INTENT = 'cancelOrder'
export const REORDER_INTENT = 'reorder'
export const WITHDRAW_INTENT = 'withdrawOrder'
export const AT_ONCE_INTENT = 'deliverAtOnce'
/** Of the second step of a withdrawal. */
export const CONFIRMED_FIELD = 'confirmed'
export const METHOD_FIELD = 'paymentMethod'

export type PaymentForm = Extract<PaymentStepFieldsFragment, { readonly __typename: 'PaymentForm' }>

/** Result of an action: the payment continues at the provider. */
export type ShownPayment = { readonly payment?: PaymentForm }

/** Names the order in a posted form, and proves the right to it by the key of a mailed link. */
export function orderFields(slug: string, key: string | null): Readonly<Record<string, string>> {
  return { [SLUG_KEY]: slug, ...(key === null ? {} : { [ORDER_KEY]: key }) }
}

/** The result of a form of this order that was posted without scripts. */
export function usePostedOrder(
  slug: string,
  intents: readonly string[],
): {
  readonly message: string
  readonly payment: PaymentForm | null
  readonly methodId: string | null
} {
  const posted = usePosted(intents, orderFields(slug, null))
  return {
    message: posted?.message ?? '',
    // Action data of one of these intents.
    payment: (posted?.shown as ShownPayment | undefined)?.payment ?? null,
    methodId: posted?.values[METHOD_FIELD] ?? null,
  }
}
