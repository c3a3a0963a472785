import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { goToPayment } from './go-to-payment.ts'
import {
  useCancelOrderMutation,
  usePayOrderMutation,
  useReorderMutation,
} from './order.generated.ts'
import type { PayPalButtons } from './paypal-payment.ts'

type OrderActions = {
  /** Returns the data of PayPal's buttons, or null when the action is complete. */
  pay(methodId: string): Promise<PayPalButtons | null>
  cancel(): Promise<void>
  reorder(): Promise<void>
}

/** `key` comes from a mailed link; null when the visitor may see the order anyway. */
export function useOrderActions(slug: string, key: string | null): OrderActions {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const { cart } = useVisitorStores()
  const navigate = useNavigate()
  const toasts = useToastStore()
  const payOrder = useMutationAction(usePayOrderMutation)
  const cancelOrder = useMutationAction(useUncachedCancel)
  const reorder = useMutationAction(useUncachedReorder)
  const named = { slug, key }

  return {
    async pay(methodId) {
      const opened = await payOrder({ ...named, methodId })
      if (!opened) return null
      const { payment } = opened
      if (payment?.__typename === 'PayPalButtons') return payment
      if (payment) goToPayment(payment)
      else await navigate(pathTo('checkoutSuccess', {}, { orderSlug: slug }))
      return null
    },

    async cancel() {
      const cancelled = await cancelOrder(named)
      if (!cancelled) return
      await cart.write(() => Promise.resolve({ cart: cancelled.cart }))
      toasts.show('success', t('cancel.done'))
      await navigate(pathTo('cart'))
    },

    async reorder() {
      const filled = await reorder(named)
      if (!filled) return
      await cart.write(() => Promise.resolve({ cart: filled.cart }))
      if (filled.missing.length === 0) toasts.show('success', t('reorder.done'))
      else toasts.show('notice', t('reorder.missing', { names: filled.missing.join(', ') }))
      await navigate(pathTo('cart'))
    },
  }
}

/** The cart's store owns the cart. */
const UNCACHED = { fetchPolicy: 'no-cache' } as const
const useUncachedCancel = () => useCancelOrderMutation(UNCACHED)
const useUncachedReorder = () => useReorderMutation(UNCACHED)
