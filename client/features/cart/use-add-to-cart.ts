import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import { useCartRefusal } from './cart-refusal.ts'
import type { CartAnswer, CartStore } from './cart-store.ts'

type CartChange = {
  readonly isBusy: boolean
  /** Shows why it was refused; what follows a success is the caller's. Null: nothing was changed. */
  change(request: (cart: CartStore) => Promise<CartAnswer | 'replaced'>): Promise<CartAnswer>
}

export function useCartChange(): CartChange {
  const { t } = useTranslation('catalogue')
  const { cart } = useVisitorStores()
  const toasts = useToastStore()
  const refuse = useCartRefusal()
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    async change(request) {
      if (isBusy) return null
      setIsBusy(true)
      try {
        const answer = await request(cart)
        if (answer === 'replaced') return null
        if (answer !== null && 'problem' in answer) refuse(answer.problem)
        return answer
      } catch (error) {
        reportError(error)
        toasts.show('error', t('cart.problems.failed'))
        return null
      } finally {
        setIsBusy(false)
      }
    },
  }
}

/** What the shop does after an addition: it shows the cart, leads to it, or says so where one is. */
export function useAfterAddition(): (addedName: string) => void {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { cartAddition } = useSite()
  const { cartPopup } = useVisitorStores()
  const toasts = useToastStore()
  const navigate = useNavigate()
  const goToCart = (): void => void navigate(pathTo('cart'))
  return (name) => {
    switch (cartAddition) {
      case 'SHOW_POPUP':
        return cartPopup.open({ addedName: name })
      case 'REDIRECT_TO_CART':
        return goToCart()
      default:
        toasts.show('success', t('cart.added', { name }), { label: t('cart.show'), run: goToCart })
    }
  }
}
