import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type {
  CustomerOrderFieldsFragment,
  StaffCustomerFieldsFragment,
} from './customer.generated.ts'

/** More are in the list of orders. */
const SHOWN = 10

type OrdersProps = {
  readonly customer: StaffCustomerFieldsFragment
  /** Newest first; absent for those who may not see orders. */
  readonly orders: readonly CustomerOrderFieldsFragment[] | undefined
}

/** What they ordered, the newest first. */
export function CustomerOrders({ customer, orders }: OrdersProps): ReactElement {
  const { t } = useTranslation(['customers', 'orders'])
  const { money } = useFormat()
  const { id, orders: count } = customer
  return (
    <Panel title={t('orders.title', { count })}>
      {count === 0 ? <p className="text-ink-soft">{t('orders.none')}</p> : null}
      {count > 0 && orders === undefined ? (
        <p className="text-ink-soft">{t('orders.hidden')}</p>
      ) : null}
      <ul className="-my-4 divide-y divide-line empty:hidden">
        {(orders ?? []).slice(0, SHOWN).map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <Link
              to={`/admin/orders/${order.number}`}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-link figures"
            >
              {order.number}
            </Link>
            <span className="text-ink-soft">
              <Moment at={order.placedAt} />
            </span>
            <span className="grow">
              {`${t(`orders:words.${order.state}`)} · ${t(`orders:words.${order.paymentState}`)}`}
            </span>
            <span className="font-semibold whitespace-nowrap figures">{money(order.total)}</span>
          </li>
        ))}
      </ul>
      {(orders ?? []).length > SHOWN ? (
        <Link
          to={`/admin/orders?customer=${id}`}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('orders.all')}
        </Link>
      ) : null}
    </Panel>
  )
}
