import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-store.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { useFormat } from '#client/lib/format.ts'
import { isDeliveryOpen, isZero } from './delivery.ts'

type CartSumsProps = {
  readonly cart: Cart
  /** True once a delivery is chosen: a price of zero then means free delivery. */
  readonly isDeliveryChosen?: boolean
}

/** Totals of the cart. */
export function CartSums({ cart, isDeliveryChosen = false }: CartSumsProps): ReactElement {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { items, coupon, tax, total } = cart.prices
  const { isBusy, pending } = useCartState()
  const isChanging = isBusy || pending.size > 0
  return (
    <dl
      aria-busy={isChanging}
      className={`flex flex-col gap-2 figures transition-opacity ${isChanging ? 'opacity-50' : ''}`}
    >
      <Row name={t('summary.items')}>{money(items)}</Row>
      {cart.couponCode === null ? null : (
        <Row name={t('summary.coupon', { code: cart.couponCode })}>
          {t('negative', { amount: money(coupon) })}
        </Row>
      )}
      <Row name={t('summary.delivery')}>
        <DeliveryPrice cart={cart} isDeliveryChosen={isDeliveryChosen} />
      </Row>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
        <dt className="text-lg font-semibold">
          {t(
            !isDeliveryChosen && isDeliveryOpen(cart)
              ? 'summary.totalWithoutDelivery'
              : 'summary.total',
          )}
        </dt>
        <dd className="display text-section whitespace-nowrap">{money(total)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-base text-ink-soft">
        <dt>{t('summary.tax')}</dt>
        <dd className="whitespace-nowrap">{money(tax)}</dd>
      </div>
    </dl>
  )
}

type RowProps = { readonly name: string; readonly children: ReactNode }

function Row({ name, children }: RowProps): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

function DeliveryPrice({ cart, isDeliveryChosen = false }: CartSumsProps): string {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  if (cart.isDigitalOnly) return t('summary.noDelivery')
  if (!isDeliveryChosen && isDeliveryOpen(cart)) return t('summary.deliveryOpen')
  return isZero(cart.prices.delivery) ? t('summary.freeDelivery') : money(cart.prices.delivery)
}
