import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { CartContents } from '#client/features/cart/lines/cart-contents.tsx'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { CartPromises } from '#client/features/cart/summary/cart-promises.tsx'
import { isDeliveryOpen } from '#client/features/cart/summary/delivery.ts'
import { FreeDelivery } from '#client/features/cart/summary/free-delivery.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { PopupCrossSell } from './popup-cross-sell.tsx'
import { useCartEnd } from './use-cart-end.ts'
import { useCartNotices } from './use-cart-notices.ts'

/** The popup after an addition, and toasts for what happened to the cart without the visitor. */
export function CartPopup(): ReactElement | null {
  const { cart: store } = useVisitorStores()
  const { cart, addedName } = useCartState()
  const { key } = useLocation()
  useCartNotices(cart)
  useCartEnd()
  // Close on navigation: it would cover the page that the visitor opened.
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) store.showAdded(null)
    openedAt.current = key
  }, [key, store])
  if (addedName === null || cart === null) return null
  return <CartDialog cart={cart} addedName={addedName} onClose={() => store.showAdded(null)} />
}

type CartDialogProps = {
  readonly cart: Cart
  readonly addedName: string
  readonly onClose: () => void
}

function CartDialog({ cart, addedName, onClose }: CartDialogProps): ReactElement {
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  const dialog = useRef<DialogHandle>(null)
  return (
    <Dialog
      ref={dialog}
      title={t('popup.added', { name: addedName })}
      onClose={onClose}
      className={`${SHEET} flex-col open:flex max-md:h-[calc(100dvh-2rem)] max-md:max-h-none md:h-[80vh] md:w-[70vw] md:max-w-none`}
    >
      {/* Keyboard users scroll it by tabbing through its contents. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 md:px-8">
        {cart.items.length > 0 ? (
          <>
            <CartContents cart={cart} onRemoved={() => dialog.current?.focusTitle()} />
            <div className="flex flex-col gap-8 py-5">
              <CartPromises cart={cart} />
              <PopupCrossSell cart={cart} />
            </div>
          </>
        ) : (
          <p className="text-lead text-ink-soft">{t('empty.title')}</p>
        )}
      </div>
      <footer className="flex flex-col gap-3 border-t border-line-strong bg-sand px-5 py-4 md:px-8">
        <FreeDelivery cart={cart} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
          <PopupTotal cart={cart} />
          <div className="flex flex-wrap gap-3 max-lg:w-full">
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className={`${buttonClass('quiet')} max-lg:flex-auto max-sm:w-full max-sm:px-3`}
            >
              {t('popup.keepShopping')}
            </button>
            <PathLink
              path={pathTo('cart')}
              onClick={onClose}
              className={`${buttonClass('secondary')} whitespace-nowrap max-lg:flex-auto max-sm:px-3`}
            >
              {t('popup.toCart')}
            </PathLink>
            <PathLink
              path={pathTo('checkout')}
              onClick={onClose}
              className={`${buttonClass('primary')} whitespace-nowrap max-lg:flex-auto max-sm:px-3`}
            >
              {t('popup.toCheckout')}
            </PathLink>
          </div>
        </div>
      </footer>
      {/* A modal dialog makes the rest of the page inert, including toasts with an undo button. */}
      <ToastRegion />
    </Dialog>
  )
}

function PopupTotal({ cart }: { readonly cart: Cart }): ReactElement {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { isBusy, pending } = useCartState()
  const isChanging = isBusy || pending.size > 0
  return (
    <p
      aria-busy={isChanging}
      className={`flex grow items-baseline gap-3 figures transition-opacity max-lg:w-full max-lg:justify-between ${isChanging ? 'opacity-50' : ''}`}
    >
      <span className="font-semibold">
        {t(isDeliveryOpen(cart) ? 'summary.totalWithoutDelivery' : 'summary.total')}
      </span>
      <span className="display text-section">{money(cart.prices.total)}</span>
    </p>
  )
}
