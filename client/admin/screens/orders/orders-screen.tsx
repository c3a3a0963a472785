import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import type { TagLook } from '#client/admin/ui/tag.tsx'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { MoveOrders } from './move-orders.tsx'
import {
  type OrderRowFieldsFragment,
  useOrderRowsQuery,
  useOrderViewsQuery,
} from './orders.generated.ts'
import { PackOrders } from './pack-orders.tsx'

type Word = OrderRowFieldsFragment['state'] | OrderRowFieldsFragment['paymentState']

const LOOKS: Readonly<Record<Word, TagLook>> = {
  AWAITING_PAYMENT: 'warning',
  CONFIRMED: 'warning',
  SHIPPED: 'plain',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  UNPAID: 'warning',
  PAID: 'good',
  TO_REFUND: 'bad',
  REFUNDED: 'plain',
  PARTLY_REFUNDED: 'plain',
}

export function OrdersScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const state = useList(ORDER_LIST)
  const answer = useOrderRowsQuery({ variables: state.variables })
  const { data } = useOrderViewsQuery()
  const deliveries = (data?.orderDeliveries ?? []).map(({ id, name, isOffered }) => ({
    ...{ id, name: isOffered ? name : t('formerDelivery', { name }) },
  }))
  return (
    <ListScreen
      {...{ state, answer }}
      name="ORDERS"
      area="orders"
      page={answer.data?.orderRows}
      views={data?.orderViews}
      looks={LOOKS}
      choices={{
        deliveryMethod: deliveries,
        customer: (state.query.filter?.customer ?? []).map((id) => ({
          ...{ id, name: t('customerNo', { id }) },
        })),
      }}
      takesAll
      actions={(selection, clear) => (
        <>
          <PackOrders selection={selection} />
          <MoveOrders selection={selection} onStale={clear} />
        </>
      )}
      hrefOf={({ number }) => `/admin/orders/${number}`}
    />
  )
}
