import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { useFormat } from '#client/lib/format.ts'
import { IncludedRow, PriceRow, TotalRow } from '#client/ui/price-rows.tsx'
import { isDeliveryOpen, isZero } from './delivery.ts'

type CartSumsProps = { readonly cart: Cart }

/** Totals of the cart. */
export function CartSums({ cart }: CartSumsProps): ReactElement {
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
      <PriceRow name={t('summary.items')}>{money(items)}</PriceRow>
      {cart.couponCode === null ? null : (
        <PriceRow name={t('summary.coupon', { code: cart.couponCode })}>
          {isZero(coupon) ? t('summary.couponDelivery') : t('negative', { amount: money(coupon) })}
        </PriceRow>
      )}
      <PriceRow name={t('summary.delivery')}>
        <DeliveryPrice cart={cart} />
      </PriceRow>
      <TotalRow name={t(isDeliveryOpen(cart) ? 'summary.totalWithoutDelivery' : 'summary.total')}>
        {money(total)}
      </TotalRow>
      <IncludedRow name={t('summary.tax')}>{money(tax)}</IncludedRow>
    </dl>
  )
}

function DeliveryPrice({ cart }: CartSumsProps): string {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  if (cart.isDigitalOnly) return t('summary.noDelivery')
  if (isDeliveryOpen(cart)) return t('summary.deliveryOpen')
  const { delivery } = cart.prices
  return delivery === null || isZero(delivery) ? t('summary.freeDelivery') : money(delivery)
}
