import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import type { CartProblemFieldsFragment } from './cart.generated.ts'
import { cartRefusalText } from './cart-refusal.ts'

/** Why a coupon was refused, in words. */
export function useCouponRefusal(): (problem: CartProblemFieldsFragment) => string {
  const { t } = useTranslation('cart')
  const { t: inCatalogue } = useTranslation('catalogue')
  const { money } = useFormat()
  return (problem) => {
    const { code } = problem
    if (!code.startsWith('COUPON_')) return cartRefusalText(inCatalogue, problem)
    const minimum = problem.__typename === 'CartProblem' ? problem.minimum : null
    if (minimum === null) return t(`couponRefusals.${code}`)
    return t('couponRefusals.belowMinimum', { amount: money(minimum) })
  }
}
