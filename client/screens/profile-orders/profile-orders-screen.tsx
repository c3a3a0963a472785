import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { OrderRow } from '#client/features/order/order-row.tsx'
import { usePaths } from '#client/lib/links.ts'
import { readPage } from '#client/lib/read-page.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { type ProfileOrdersQuery, useProfileOrdersQuery } from './profile-orders.generated.ts'

export function ProfileOrdersScreen(): ReactElement | null {
  const { t } = useTranslation('orders')
  const page = readPage(useQueryString())
  const { data } = useProfileOrdersQuery({ variables: { page }, errorPolicy: 'all' })
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null
  return (
    <AccountFrame current="profileOrders" title={t('list.title')}>
      {data.orders ? <Orders orders={data.orders} /> : <Gap what={t('list.failed')} />}
    </AccountFrame>
  )
}

type OrdersProps = { readonly orders: NonNullable<ProfileOrdersQuery['orders']> }

function Orders({ orders: { items, pageInfo } }: OrdersProps): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  if (items.length === 0) {
    return (
      <EmptyState icon="cart" title={t('list.empty')}>
        <p>{t('list.emptyText')}</p>
        <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
          {t('success.toShop')}
        </PathLink>
      </EmptyState>
    )
  }
  return (
    <div>
      <ul className="border-b border-line">
        {items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        pathOf={(target) => pathTo('profileOrders', {}, { page: target === 1 ? null : target })}
      />
    </div>
  )
}
