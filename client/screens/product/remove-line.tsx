import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartTools, changeCart } from '#client/features/cart/changes/cart-change.ts'
import { useCartChange } from '#client/features/cart/changes/use-cart-change.ts'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { buttonClass } from '#client/ui/button-class.ts'

/** Null: the line is gone, removed in another tab perhaps. */
type RemoveLineProps = { readonly line: CartLine | null }

export function RemoveLine({ line }: RemoveLineProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { isBusy, change } = useCartChange()

  async function remove(tools: CartTools): Promise<void> {
    const { toasts, cartAddition, goToCart } = tools
    if (line === null) return toasts.show('notice', t('cart.itemNotInCart'))
    const answer = await changeCart(tools, (cart) => cart.remove(line.id))
    if (answer === null || 'problem' in answer) return
    toasts.show('success', t('cart.removed', { name: line.name }))
    if (cartAddition === 'REDIRECT_TO_CART') goToCart()
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => change(remove)}
      className={`${buttonClass('quiet')} self-start`}
    >
      {t('cart.remove')}
    </button>
  )
}
