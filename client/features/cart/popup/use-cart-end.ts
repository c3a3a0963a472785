import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'

/** Leaves the pages of the cart when another tab or device ends the cart that they show. */
export function useCartEnd(): void {
  const { t } = useTranslation('catalogue')
  const { isOver } = useCartState()
  const { pathname } = useLocation()
  const { pathTo } = usePaths()
  const toasts = useToastStore()
  const navigate = useNavigate()
  const wasOver = useRef(false)
  const leave = useEffectEvent(() => {
    if (![pathTo('cart'), pathTo('checkout')].includes(pathname)) return
    toasts.show('cartChanged', t('cart.problems.over'))
    void navigate(pathTo('home'))
  })
  useEffect(() => {
    if (isOver && !wasOver.current) leave()
    wasOver.current = isOver
  }, [isOver])
}
