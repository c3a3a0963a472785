import type { TFunction } from 'i18next'
import { cartRefusalText } from '#client/features/cart/changes/cart-refusal.ts'
import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import type { Refusal } from '#client/features/forms/form-store.ts'
import type { Format } from '#client/lib/create-format.ts'

export const COUPON_FIELD = 'couponCode'
export const CARD_FIELD = 'memberCardBarcode'

type Texts = Pick<Format, 'money'> & {
  readonly t: TFunction<'cart'>
  readonly inCatalogue: TFunction<'catalogue'>
}

export function couponRefusal(texts: Texts, problem: CartProblemFieldsFragment): Refusal {
  return { field: COUPON_FIELD, text: couponText(texts, problem) }
}

/** Of the field only if its number is wrong. */
export function cardRefusal(
  { t, inCatalogue }: Omit<Texts, 'money'>,
  problem: CartProblemFieldsFragment,
): Refusal {
  return problem.code === 'INVALID_MEMBER_CARD'
    ? { field: CARD_FIELD, text: t('card.invalid') }
    : { field: null, text: cartRefusalText(inCatalogue, problem) }
}

function couponText({ t, inCatalogue, money }: Texts, problem: CartProblemFieldsFragment): string {
  const { code } = problem
  if (!code.startsWith('COUPON_')) return cartRefusalText(inCatalogue, problem)
  if (problem.__typename !== 'CartProblem' || problem.minimum === null)
    return t(`couponRefusals.${code}`)
  const minimum = t('couponRefusals.minimum', { amount: money(problem.minimum) })
  if (problem.missing === null) return minimum
  return `${minimum} ${t('couponRefusals.missing', { amount: money(problem.missing) })}`
}
