import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'

type CartPromisesProps = { readonly cart: Cart }

/** Delivery time and returns, one line each. */
export function CartPromises({ cart }: CartPromisesProps): ReactElement {
  const { t } = useTranslation('cart')
  return (
    <ul className="flex flex-col gap-1 text-base text-ink-soft">
      {cart.isDigitalOnly ? <li>{t('summary.digitalTime')}</li> : null}
      {cart.deliveryDays === null ? null : <DeliveryDays {...cart.deliveryDays} />}
      <Returns cart={cart} />
    </ul>
  )
}

/** What is made for the buyer cannot be returned, as its line says. */
function Returns({ cart: { items, isDigitalOnly } }: CartPromisesProps): ReactElement | null {
  const { t } = useTranslation('cart')
  const printed = items.filter(({ personalizations }) => personalizations.length > 0)
  if (isDigitalOnly || printed.length === items.length) return null
  return <li>{t(printed.length > 0 ? 'summary.returnsOfOthers' : 'summary.returns')}</li>
}

function DeliveryDays({ from, to }: NonNullable<Cart['deliveryDays']>): ReactElement {
  const { t } = useTranslation('cart')
  const days = from === to ? from : t('summary.range', { from, to })
  return <li>{t('summary.deliveryDays', { days, count: to })}</li>
}
