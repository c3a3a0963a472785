import type { TFunction } from 'i18next'
import { cartRefusalText } from '#client/features/cart/changes/cart-refusal.ts'
import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import type { Format } from '#client/lib/create-format.ts'

type Texts = Pick<Format, 'money'> & {
  readonly t: TFunction<'cart'>
  readonly inCatalogue: TFunction<'catalogue'>
}

export function couponRefusalText(
  { t, inCatalogue, money }: Texts,
  problem: CartProblemFieldsFragment,
): string {
  const { code } = problem
  if (!code.startsWith('COUPON_')) return cartRefusalText(inCatalogue, problem)
  if (problem.__typename !== 'CartProblem' || problem.minimum === null)
    return t(`couponRefusals.${code}`)
  const minimum = t('couponRefusals.minimum', { amount: money(problem.minimum) })
  if (problem.missing === null) return minimum
  return `${minimum} ${t('couponRefusals.missing', { amount: money(problem.missing) })}`
}
