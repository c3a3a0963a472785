import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
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
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const { cart } = useVisitorStores()
  const navigate = useNavigate()
  const toasts = useToastStore()
  const [payOrder] = usePayOrderMutation()
  const [cancelOrder] = useCancelOrderMutation({ fetchPolicy: 'no-cache' })
  const [reorder] = useReorderMutation({ fetchPolicy: 'no-cache' })
  const named = { slug, key }

  function refuse(problem: Parameters<typeof refusalOf>[1]): void {
    // Without an answer the network layer has shown a toast.
    if (problem) toasts.show('error', refusalOf(inForms, problem).text)
  }

  return {
    async pay(methodId) {
      const { data } = await payOrder({ variables: { input: { ...named, methodId } } })
      const answer = data?.payOrder
      if (answer?.__typename !== 'PayOrderSuccess') {
        refuse(answer)
        return null
      }
      if (answer.payment?.__typename === 'PayPalButtons') return answer.payment
      if (answer.payment) goToPayment(answer.payment)
      else await navigate(pathTo('checkoutSuccess', {}, { orderSlug: slug }))
      return null
    },

    async cancel() {
      const { data } = await cancelOrder({ variables: { input: named } })
      const answer = data?.cancelOrder
      if (answer?.__typename !== 'CancelOrderSuccess') return refuse(answer)
      await cart.write(() => Promise.resolve({ cart: answer.cart }))
      toasts.show('success', t('cancel.done'))
      await navigate(pathTo('cart'))
    },

    async reorder() {
      const { data } = await reorder({ variables: { input: named } })
      const answer = data?.reorder
      if (answer?.__typename !== 'ReorderSuccess') return refuse(answer)
      await cart.write(() => Promise.resolve({ cart: answer.cart }))
      if (answer.missing.length === 0) toasts.show('success', t('reorder.done'))
      else toasts.show('notice', t('reorder.missing', { names: answer.missing.join(', ') }))
      await navigate(pathTo('cart'))
    },
  }
}
