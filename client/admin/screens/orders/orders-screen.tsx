import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { DataTable } from '#client/admin/list/data-table.tsx'
import { ListFilters } from '#client/admin/list/list-filters.tsx'
import { ListPages } from '#client/admin/list/list-pages.tsx'
import { ListSearch } from '#client/admin/list/list-search.tsx'
import { ListViews } from '#client/admin/list/list-views.tsx'
import { NoRows } from '#client/admin/list/no-rows.tsx'
import { useSelection } from '#client/admin/list/selection.ts'
import { SelectionBar } from '#client/admin/list/selection-bar.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { ExportOrders } from './export-orders.tsx'
import { useOrderCell } from './order-cell.tsx'
import { useOrderRowsQuery, useOrderViewsQuery } from './orders.generated.ts'
import { PackOrders } from './pack-orders.tsx'

const AREA = 'orders'

export function OrdersScreen(): ReactElement {
  const { t } = useTranslation([AREA, 'list'])
  const state = useList(ORDER_LIST)
  const selection = useSelection(state.text)
  const cell = useOrderCell()
  const { after, before, limit } = state
  const { data, error, loading, refetch } = useOrderRowsQuery({
    variables: { ...state.query, after, before, limit },
  })
  const { data: viewData } = useOrderViewsQuery()
  const page = data?.orderRows

  return (
    <>
      <ScreenHead title={t('title')}>
        {page ? <ExportOrders state={state} count={page.total.count} /> : null}
      </ScreenHead>
      <ListViews state={state} name="ORDERS" area={AREA} views={viewData?.orderViews ?? []} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListSearch state={state} label={t('searchLabel')} />
        <p role="status" className="figures text-ink-soft">
          {page ? totalOf(page.total) : null}
        </p>
        <ListFilters state={state} area={AREA} />
      </div>
      {page ? (
        <>
          {page.items.length === 0 ? (
            <NoRows />
          ) : (
            <DataTable
              {...{ state, selection, cell }}
              area={AREA}
              caption={t('title')}
              rows={page.items}
              isBusy={loading}
              hrefOf={({ number }) => `/admin/orders/${number}`}
            />
          )}
          <SelectionBar
            {...{ selection }}
            total={page.total}
            shown={page.items.length}
            actions={(selected) => <PackOrders selection={selected} />}
          />
          <ListPages state={state} page={page} />
        </>
      ) : null}
      {!page && error ? <FailedAnswer onAgain={() => void refetch()} /> : null}
      {!page && !error ? <Loading /> : null}
    </>
  )

  function totalOf({
    count,
    isMore,
  }: {
    readonly count: number
    readonly isMore: boolean
  }): string {
    return isMore ? t('totalMore') : t('total', { count })
  }
}
