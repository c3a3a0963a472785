import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { IncludedRow, PriceRow, TotalRow } from '#client/ui/price-rows.tsx'
import type { OrderFieldsFragment } from './order.generated.ts'

export function OrderPrices({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { money } = useFormat()
  const { prices, couponCode, delivery } = order
  return (
    <dl className="flex flex-col gap-2 figures">
      <PriceRow name={t('prices.items')}>{money(prices.items)}</PriceRow>
      {couponCode === null ? null : (
        <PriceRow name={t('prices.coupon', { code: couponCode })}>
          {Number(prices.coupon.amount) === 0
            ? t('prices.couponDelivery')
            : t('prices.negative', { amount: money(prices.coupon) })}
        </PriceRow>
      )}
      {delivery === null ? null : (
        <PriceRow name={t('prices.delivery')}>
          {Number(prices.delivery.amount) === 0 ? t('prices.free') : money(prices.delivery)}
        </PriceRow>
      )}
      <TotalRow name={t('prices.total')}>{money(prices.total)}</TotalRow>
      {Number(prices.refund.amount) > Number(prices.refunded.amount) ? (
        <PriceRow name={t('prices.refund')}>{money(prices.refund)}</PriceRow>
      ) : null}
      {Number(prices.refunded.amount) > 0 ? (
        <PriceRow name={t('prices.refunded')}>{money(prices.refunded)}</PriceRow>
      ) : null}
      {prices.taxes.map(({ rate, tax, net }) => (
        <IncludedRow key={rate} name={t('prices.tax', { rate: Number(rate), net: money(net) })}>
          {money(tax)}
        </IncludedRow>
      ))}
    </dl>
  )
}
