import { type ReactElement, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ToastRegion } from '#client/features/toasts/toast-region.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { CartContents } from './cart-contents.tsx'
import type { Cart } from './cart-store.ts'
import { isDeliveryOpen } from './delivery.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { useCartNotices } from './use-cart-notices.ts'
import { useCartState } from './use-cart-state.ts'

/** What the cart shows over any page: the popup, and what it did by itself. */
export function CartPopup(): ReactElement | null {
  const { cartPopup } = useVisitorStores()
  const popup = useSyncExternalStore(cartPopup.subscribe, cartPopup.state, () => null)
  const { cart } = useCartState()
  const { key } = useLocation()
  useCartNotices(cart)
  // On another page it would cover what the visitor went to see.
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) cartPopup.close()
    openedAt.current = key
  }, [key, cartPopup])
  if (popup === null || cart === null) return null
  return <CartDialog cart={cart} addedName={popup.addedName} onClose={cartPopup.close} />
}

type CartDialogProps = {
  readonly cart: Cart
  readonly addedName: string
  readonly onClose: () => void
}

function CartDialog({ cart, addedName, onClose }: CartDialogProps): ReactElement {
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])
  const close = (): void => dialog.current?.close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      className="m-auto w-[70vw] max-w-none bg-paper text-ink shadow-raised backdrop:bg-veil max-md:mb-0 max-md:h-[calc(100dvh-2rem)] max-md:max-h-none max-md:w-full max-md:rounded-t-lg md:h-[80vh] md:rounded-lg"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-start justify-between gap-4 py-3 pr-3 pl-4 md:py-5 md:pr-5 md:pl-8">
          <h2
            id={id}
            ref={title}
            tabIndex={-1}
            className="self-center display text-2xl outline-none md:text-section"
          >
            {t('popup.added', { name: addedName })}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={t('popup.close')}
            className="grid size-12 flex-none place-items-center rounded-full hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        </header>
        {/* Scrolled by the keyboard: what is in it can be tabbed to. */}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 md:px-8">
          {cart.items.length > 0 ? (
            <CartContents cart={cart} onRemoved={() => title.current?.focus()} />
          ) : (
            <p className="text-lead text-ink-soft">{t('empty.title')}</p>
          )}
        </div>
        <footer className="flex flex-col gap-3 border-t border-line-strong bg-sand px-4 py-4 md:px-8">
          <FreeDelivery cart={cart} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
            <PopupTotal cart={cart} />
            <div className="flex gap-3 max-lg:w-full">
              <button
                type="button"
                onClick={close}
                className={`${buttonClass('secondary')} max-lg:flex-auto max-sm:px-3`}
              >
                {t('popup.keepShopping')}
              </button>
              <PathLink
                path={pathTo('cart')}
                onClick={onClose}
                className={`${buttonClass('primary')} whitespace-nowrap max-lg:flex-auto max-sm:px-3`}
              >
                {t('popup.toCart')}
              </PathLink>
            </div>
          </div>
        </footer>
      </div>
      {/* What lies below a modal dialog can be neither read nor pressed, such as an undo. */}
      <ToastRegion />
    </dialog>
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
