import type { ReactElement } from 'react'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { ExportOrders } from './export-orders.tsx'
import { useOrderCell } from './order-cell.tsx'
import { useOrderRowsQuery, useOrderViewsQuery } from './orders.generated.ts'
import { PackOrders } from './pack-orders.tsx'

export function OrdersScreen(): ReactElement {
  const state = useList(ORDER_LIST)
  const { after, before, limit, query } = state
  const answer = useOrderRowsQuery({ variables: { ...query, after, before, limit } })
  const { data } = useOrderViewsQuery()
  const page = answer.data?.orderRows
  return (
    <ListScreen
      {...{ state, answer }}
      name="ORDERS"
      area="orders"
      page={page}
      views={data?.orderViews}
      cell={useOrderCell()}
      head={page ? <ExportOrders state={state} count={page.total.count} /> : null}
      actions={(selection) => <PackOrders selection={selection} />}
      hrefOf={({ number }) => `/admin/orders/${number}`}
    />
  )
}
