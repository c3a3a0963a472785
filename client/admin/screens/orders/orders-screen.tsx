import type { ReactElement } from 'react'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { useOrderCell } from './order-cell.tsx'
import { useOrderRowsQuery, useOrderViewsQuery } from './orders.generated.ts'

export function OrdersScreen(): ReactElement {
  const state = useList(ORDER_LIST)
  const { after, before, limit, query } = state
  const answer = useOrderRowsQuery({ variables: { ...query, after, before, limit } })
  const { data } = useOrderViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      isSelectable
      name="ORDERS"
      area="orders"
      page={answer.data?.orderRows}
      views={data?.orderViews}
      cell={useOrderCell()}
      hrefOf={({ number }) => `/admin/orders/${number}`}
    />
  )
}
