import type { ReactElement } from 'react'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { useChunk } from '#client/lib/use-chunk.ts'

/**
 * The popup over any page. Code and texts are loaded on first use, because most visitors add
 * nothing.
 */
export function CartOverlay(): ReactElement | null {
  const store = useVisitorStores().cart
  const help = useNavigationHelp()
  const { cart, addedName, isOver } = useCartState()
  const parts = useChunk(
    addedName !== null || isOver || !!cart?.notices[0],
    () => Promise.all([import('./cart-popup.tsx'), help?.loadTexts()]),
    (error) => {
      store.showAdded(null) // the next opening tries again
      reportError(error)
    },
  )
  if (parts === null) return null
  const [{ CartPopup }] = parts
  return <CartPopup />
}
