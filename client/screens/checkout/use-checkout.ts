import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { type CheckoutScreenQuery, useCheckoutScreenQuery } from './checkout-screen.generated.ts'
import type { CheckoutLoad, CheckoutView } from './checkout-view.ts'

export type CheckoutControl = {
  readonly view: CheckoutView
  /** An earlier order whose payment was begun and not finished. */
  readonly waitingOrder: CheckoutScreenQuery['waitingOrder']
  /** The last try to fetch it failed, while an older answer is shown. */
  readonly isStale: boolean
  readonly isRetrying: boolean
  /** Fetches all of it again. */
  retry(): void
}

/**
 * The known data stays during a refetch, such as after a login or a failure, because the forms
 * would otherwise lose their input.
 */
export function useCheckout(): CheckoutControl {
  const { data, error } = useCheckoutScreenQuery({ errorPolicy: 'all' })
  const { isDown } = useLoaderData<CheckoutLoad>()
  const { revalidate, state: revalidation } = useRevalidator()
  const { cart: store } = useVisitorStores()
  const { cart, isLoaded } = useCartState()
  const [known, setKnown] = useState(data)
  if (data && data !== known && (data.checkout || !(isDown || error))) setKnown(data)

  const ownCart = data?.checkout?.cart
  useEffect(() => {
    if (ownCart && !error) store.seed(ownCart)
  }, [ownCart, error, store])

  // Another tab or device may change what the prices of deliveries follow from.
  const basis = cart && cart.couponCode + cart.prices.items.amount
  const offeredFor = useRef(basis)
  useEffect(() => {
    if (offeredFor.current && basis && basis !== offeredFor.current) void revalidate()
    offeredFor.current = basis
  }, [basis, revalidate])

  return {
    view: viewOf({ known, isDown, cart: isLoaded ? cart : undefined }),
    waitingOrder: known?.waitingOrder ?? null,
    isStale: isDown,
    isRetrying: revalidation === 'loading',
    retry: () => void revalidate(),
  }
}

type Known = {
  readonly known: CheckoutScreenQuery | undefined
  readonly isDown: boolean
  /** Undefined until the store has loaded it. */
  readonly cart: Cart | null | undefined
}

function viewOf({ known, isDown, cart }: Known): CheckoutView {
  const checkout = known?.checkout
  if (!checkout) {
    if (isDown) return { state: 'down' }
    return { state: known ? 'empty' : 'loading' }
  }
  const shown = cart === undefined ? checkout.cart : cart
  if (shown === null || shown.items.length === 0) return { state: 'empty' }
  const rules = known.layout.site.checkout
  return { state: 'open', checkout, cart: shown, me: known.me, rules }
}
