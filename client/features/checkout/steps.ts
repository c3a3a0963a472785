import type { CheckoutFieldsFragment } from './checkout.generated.ts'

export const STEPS = ['address', 'delivery', 'payment'] as const

export type CheckoutStep = (typeof STEPS)[number]

/** Facts that decide the current step of a checkout. */
export type Progress = Pick<
  CheckoutFieldsFragment,
  'shippingAddress' | 'deliveryMethodId' | 'paymentMethodId'
> & {
  readonly deliveryMethods: readonly unknown[] | null
  readonly cart: { readonly isDigitalOnly: boolean }
}

const KEY = 'korak'

/** Values of the `step` query key. */
const WORDS: Readonly<Record<CheckoutStep, string>> = {
  address: 'adresa',
  delivery: 'dostava',
  payment: 'placanje',
}

export function stepQuery(step: CheckoutStep): Readonly<Record<string, string>> {
  return { [KEY]: WORDS[step] }
}

export function stepIn(query: URLSearchParams): CheckoutStep | null {
  const word = query.get(KEY)
  return STEPS.find((step) => WORDS[step] === word) ?? null
}

export function isDone(step: CheckoutStep, checkout: Progress): boolean {
  switch (step) {
    case 'address':
      return checkout.shippingAddress !== null
    case 'delivery':
      return checkout.deliveryMethodId !== null || isWithoutDelivery(checkout)
    case 'payment':
      return checkout.paymentMethodId !== null
  }
}

/** Nothing is delivered, so there is no choice. */
export function isWithoutDelivery({ cart, deliveryMethods }: Progress): boolean {
  return cart.isDigitalOnly && (deliveryMethods ?? []).length === 0
}

/**
 * The requested step, unless an earlier one is incomplete. By default the first incomplete step.
 */
export function openStep(wanted: CheckoutStep | null, checkout: Progress): CheckoutStep {
  for (const step of STEPS) {
    if (step === wanted || step === 'payment' || !isDone(step, checkout)) return step
  }
  return 'payment'
}
