import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CartLine } from '#client/features/cart/cart-store.ts'
import { useCartChange } from '#client/features/cart/use-add-to-cart.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import { buttonClass } from '#client/ui/button-class.ts'

/** Null: the line is gone, removed in another tab perhaps. */
type RemoveLineProps = { readonly line: CartLine | null }

export function RemoveLine({ line }: RemoveLineProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { cartAddition } = useSite()
  const toasts = useToastStore()
  const navigate = useNavigate()
  const { isBusy, change } = useCartChange()

  async function remove(): Promise<void> {
    if (line === null) return toasts.show('notice', t('cart.itemNotInCart'))
    const answer = await change((cart) => cart.remove(line.id))
    if (answer === null || 'problem' in answer) return
    toasts.show('success', t('cart.removed', { name: line.name }))
    if (cartAddition === 'REDIRECT_TO_CART') await navigate(pathTo('cart'))
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void remove().catch(reportError)}
      className={`${buttonClass('quiet')} self-start`}
    >
      {t('cart.remove')}
    </button>
  )
}
