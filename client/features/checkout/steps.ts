import type { CheckoutFieldsFragment } from './checkout.generated.ts'

export const STEPS = ['address', 'delivery', 'payment'] as const

export type CheckoutStep = (typeof STEPS)[number]

/** What tells how far a checkout is. */
export type Progress = Pick<
  CheckoutFieldsFragment,
  'shippingAddress' | 'deliveryMethodId' | 'paymentMethodId'
> & {
  readonly deliveryMethods: readonly unknown[] | null
  readonly cart: { readonly isDigitalOnly: boolean }
}

const KEY = 'korak'

/** As they stand in the address. */
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

/** Nothing is sent, so nothing can be chosen. */
export function isWithoutDelivery({ cart, deliveryMethods }: Progress): boolean {
  return cart.isDigitalOnly && (deliveryMethods ?? []).length === 0
}

/** The wanted step, unless one before it is not done. Without a wish the first that is not done. */
export function openStep(wanted: CheckoutStep | null, checkout: Progress): CheckoutStep {
  for (const step of STEPS) {
    if (step === wanted || step === 'payment' || !isDone(step, checkout)) return step
  }
  return 'payment'
}
