import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import type { ToastStore } from '#client/features/toasts/toast-store.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { isCartGone, MAX_QUANTITY } from '#services/contract/rules/cart.ts'

/** Localised text of a cart problem. */
export function cartRefusalText(
  t: TFunction<'catalogue'>,
  problem: CartProblemFieldsFragment,
): string {
  switch (problem.code) {
    case 'OUT_OF_STOCK': {
      const count = 'available' in problem ? (problem.available ?? 0) : 0
      return count === 0 ? t('cart.problems.soldOut') : t('cart.problems.onlyLeft', { count })
    }
    case 'TOO_MANY_REQUESTS': {
      const seconds = 'retryAfterSeconds' in problem ? problem.retryAfterSeconds : 0
      const count = Math.max(1, Math.ceil(seconds / 60))
      return t('cart.problems.TOO_MANY_REQUESTS', { count })
    }
    case 'INVALID_QUANTITY':
      return t('cart.problems.INVALID_QUANTITY', { most: MAX_QUANTITY })
    case 'CART_ARCHIVED':
    case 'SESSION_USED':
    case 'NO_SESSION':
      return t('cart.problems.over')
    case 'CART_FULL':
    case 'CONFIGURATION_NOT_SET':
    case 'NOT_FOUND':
      return t(`cart.problems.${problem.code}`)
    default:
      return t('cart.problems.failed')
  }
}

type RefusalTools = {
  readonly t: TFunction<'catalogue'>
  readonly toasts: ToastStore
  readonly goHome: () => void
}

/** Shows a cart problem as a toast; redirects home when the cart no longer exists. */
export function showCartRefusal(
  { t, toasts, goHome }: RefusalTools,
  problem: CartProblemFieldsFragment,
): void {
  if (isCartGone(problem.code)) {
    toasts.show('cartChanged', t('cart.problems.over'))
    goHome()
  } else {
    const isMissing = problem.code === 'CONFIGURATION_NOT_SET'
    toasts.show(isMissing ? 'notice' : 'error', cartRefusalText(t, problem))
  }
}

export function useCartRefusal(): (problem: CartProblemFieldsFragment) => void {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const toasts = useToastStore()
  const navigate = useNavigate()
  const goHome = (): void => void navigate(pathTo('home'))
  return (problem) => showCartRefusal({ t, toasts, goHome }, problem)
}
