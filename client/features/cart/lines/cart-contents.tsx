import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-store.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { CartLineRow } from './cart-line-row.tsx'

type CartContentsProps = {
  readonly cart: Cart
  /** The button that had the focus is gone with its line. */
  readonly onRemoved: () => void
}

/** The lines of the cart, as the page and the popup show them. */
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
