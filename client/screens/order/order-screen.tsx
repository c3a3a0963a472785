import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '#client/features/navigation/back-link.tsx'
import { MissingOrder } from '#client/features/order/missing-order.tsx'
import { OrderDetails } from '#client/features/order/order-details.tsx'
import { ORDER_KEY } from '#client/features/order/order-key.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { useOrderScreenQuery } from './order-screen.generated.ts'

/** One order: of the customer, of the guest who placed it, or by the link in a mail. */
export function OrderScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const { t: inProfile } = useTranslation('profile')
  const { pathTo } = usePaths()
  const { slug = '' } = useParams()
  const query = useQueryString()
  // Stored, because it leaves the address below.
  const [key] = useState(query.get(ORDER_KEY))
  const { data } = useOrderScreenQuery({ variables: { slug, key }, errorPolicy: 'all' })
  useEffect(hideKey, [])
  const order = data?.order
  return (
    <div className="site-width py-10 md:py-16">
      <Head
        title={order ? t('title', { number: order.number }) : t('missing.title')}
        path={null}
        isHidden
      />
      {data?.me ? (
        <BackLink path={pathTo('profileOrders')}>{inProfile('parts.profileOrders')}</BackLink>
      ) : null}
      {order ? <OrderDetails order={order} orderKey={key} /> : <MissingOrder />}
    </div>
  )
}

/** The address may be shared or photographed, and anyone with the key may act for the buyer. */
function hideKey(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(ORDER_KEY)) return
  url.searchParams.delete(ORDER_KEY)
  window.history.replaceState(window.history.state, '', url)
}
