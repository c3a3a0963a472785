import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'

/** Shows the server's notices about the cart, once per change. */
export function useCartNotices(cart: Cart | null): void {
  const { t } = useTranslation('cart')
  const toasts = useToastStore()
  const shown = useRef<unknown>(null)

  function textOf({ code, subject, reason, quantity }: Cart['notices'][number]): string {
    if (code !== 'COUPON_REMOVED') return t(`notices.${code}`, { subject, count: quantity ?? 0 })
    return t('notices.couponRemoved', {
      subject,
      reason: reason === null ? '' : t(`couponRefusals.${reason}`),
    })
  }

  useEffect(() => {
    // Platforms without versions: each answer is a change of its own.
    const change = cart?.version ?? cart
    if (cart === null || shown.current === change) return
    shown.current = change
    for (const notice of cart.notices) toasts.show('cartChanged', textOf(notice))
  })
}
