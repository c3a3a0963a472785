import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

export function OrderPrices({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { money } = useFormat()
  const { prices, couponCode, delivery } = order
  return (
    <dl className="flex flex-col gap-2 figures">
      <Row name={t('prices.items')}>{money(prices.items)}</Row>
      {couponCode === null ? null : (
        <Row name={t('prices.coupon', { code: couponCode })}>
          {t('prices.negative', { amount: money(prices.coupon) })}
        </Row>
      )}
      {delivery === null ? null : (
        <Row name={t('prices.delivery')}>
          {Number(prices.delivery.amount) === 0 ? t('prices.free') : money(prices.delivery)}
        </Row>
      )}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
        <dt className="text-lg font-semibold">{t('prices.total')}</dt>
        <dd className="display text-section whitespace-nowrap">{money(prices.total)}</dd>
      </div>
      {Number(prices.refund.amount) > Number(prices.refunded.amount) ? (
        <Row name={t('prices.refund')}>{money(prices.refund)}</Row>
      ) : null}
      {Number(prices.refunded.amount) > 0 ? (
        <Row name={t('prices.refunded')}>{money(prices.refunded)}</Row>
      ) : null}
      {prices.taxes.map(({ rate, tax, net }) => (
        <div key={rate} className="flex justify-between gap-4 text-base text-ink-soft">
          <dt>{t('prices.tax', { rate: Number(rate), net: money(net) })}</dt>
          <dd className="whitespace-nowrap">{money(tax)}</dd>
        </div>
      ))}
    </dl>
  )
}

type RowProps = { readonly name: string; readonly children: ReactNode }

function Row({ name, children }: RowProps): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}
