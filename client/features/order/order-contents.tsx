import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderFieldsFragment } from './order.generated.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderPrices } from './order-prices.tsx'

/** What was ordered, with the files and codes of paid lines, and the sums. */
export function OrderContents({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <section aria-labelledby="order-lines" className="min-w-0">
      <h2 id="order-lines" className="mb-4 display text-section">
        {t('lines.title')}
      </h2>
      <OrderLines order={order} />
      <div className="mt-6">
        <OrderPrices order={order} />
      </div>
    </section>
  )
}
