import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'

/** Delivery time and returns, one line each. */
export function CartPromises({ cart }: { readonly cart: Cart }): ReactElement {
  const { t } = useTranslation('cart')
  return (
    <ul className="flex flex-col gap-1 text-base text-ink-soft">
      {cart.isDigitalOnly ? <li>{t('summary.digitalTime')}</li> : null}
      {cart.deliveryDays === null ? null : <DeliveryDays {...cart.deliveryDays} />}
      {cart.isDigitalOnly ? null : <li>{t('summary.returns')}</li>}
    </ul>
  )
}

function DeliveryDays({ from, to }: NonNullable<Cart['deliveryDays']>): ReactElement {
  const { t } = useTranslation('cart')
  const days = from === to ? from : t('summary.range', { from, to })
  return <li>{t('summary.deliveryDays', { days, count: to })}</li>
}
