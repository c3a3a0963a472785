import { useTranslation } from 'react-i18next'
import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import { useFormat } from '#client/lib/format.ts'
import { couponRefusalText } from './coupon-refusal.ts'

/** Localised text of a coupon refusal. */
export function useCouponRefusal(): (problem: CartProblemFieldsFragment) => string {
  const { t } = useTranslation('cart')
  const { t: inCatalogue } = useTranslation('catalogue')
  const { money } = useFormat()
  return (problem) => couponRefusalText({ t, inCatalogue, money }, problem)
}
