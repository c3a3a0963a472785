import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { CartLineRow } from './cart-line-row.tsx'

type CartContentsProps = {
  readonly cart: Cart
  /** Removing a line removes the focused button, so move the focus. */
  readonly onRemoved: () => void
}

/** The cart lines, shared by the cart page and the popup. */
export function CartContents({ cart, onRemoved }: CartContentsProps): ReactElement {
  const { t } = useTranslation('cart')
  const { pending, isBusy } = useCartState()
  return (
    <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
      {cart.items.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          pending={pending.get(line.id)}
          isBusy={isBusy}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  )
}
