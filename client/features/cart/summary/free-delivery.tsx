import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useFormat } from '#client/lib/format.ts'

/**
 * Progress towards free delivery; renders nothing when delivery is never free or nothing is
 * delivered.
 */
export function FreeDelivery({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { missingToFreeDelivery: missing, prices, isDigitalOnly } = cart
  if (missing === null || isDigitalOnly) return null
  const left = Number(missing.amount)
  const text =
    left === 0 ? t('freeDelivery.reached') : t('freeDelivery.missing', { amount: money(missing) })
  return (
    <p className="flex flex-col gap-2 text-base">
      <span>{text}</span>
      <progress
        aria-label={t('freeDelivery.label')}
        // Used only for the width of the bar: amounts come from the server.
        value={left === 0 ? 1 : Number(prices.total.amount) / (Number(prices.total.amount) + left)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sand-deep [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-tide"
      />
    </p>
  )
}
