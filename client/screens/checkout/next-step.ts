import type { CheckoutFieldsFragment } from '#client/features/checkout/checkout.generated.ts'
import { type CheckoutStep, isDone } from '#client/features/checkout/steps.ts'
import type { Saved } from '#client/features/checkout/use-checkout-writes.ts'
import type { CheckoutRules } from './checkout-view.ts'

type Rules = Pick<CheckoutRules, 'skipDelivery'>

export type SavedStep = {
  readonly step: 'address' | 'delivery'
  readonly checkout: CheckoutFieldsFragment
}

type Writes = {
  saveDelivery(input: { readonly methodId: string }): Promise<Saved>
  savePayment(methodId: string): Promise<Saved>
}

/** The step after a saved one. Choices that are none are taken on the way. */
export async function stepAfter(
  { step, checkout: saved }: SavedStep,
  rules: Rules,
  writes: Writes,
): Promise<CheckoutStep> {
  const checkout = step === 'address' ? await withDelivery(saved, rules, writes) : saved
  if (!isDone('delivery', checkout)) return 'delivery'
  if (step === 'address' && !isDeliverySkipped(checkout, rules)) return 'delivery'
  const method = skippedPayment(checkout)
  if (method !== null) await writes.savePayment(method)
  return 'payment'
}

async function withDelivery(
  checkout: CheckoutFieldsFragment,
  rules: Rules,
  { saveDelivery }: Writes,
): Promise<CheckoutFieldsFragment> {
  const methodId = skippedDelivery(checkout, rules)
  if (methodId === null) return checkout
  const { done } = await saveDelivery({ methodId })
  return done?.checkout ?? checkout
}

function isDeliverySkipped(
  { cart }: Pick<CheckoutFieldsFragment, 'cart'>,
  { skipDelivery }: Rules,
): boolean {
  return skipDelivery || cart.isDigitalOnly
}

/** The first method is taken, unless one is chosen already or it needs a branch. */
export function skippedDelivery(checkout: CheckoutFieldsFragment, rules: Rules): string | null {
  if (!isDeliverySkipped(checkout, rules) || checkout.deliveryMethodId !== null) return null
  const [first] = checkout.deliveryMethods ?? []
  return first && first.branches.length === 0 ? first.id : null
}

/** A company with one method, of the type HPF, has nothing to choose. */
export function skippedPayment(checkout: CheckoutFieldsFragment): string | null {
  const { isCompany, paymentMethodId } = checkout
  if (!isCompany || paymentMethodId !== null) return null
  const [only, ...others] = checkout.paymentMethods ?? []
  return only?.paymentType === 'HPF' && others.length === 0 ? only.id : null
}
