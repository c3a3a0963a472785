import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { List } from '#services/contract/rules/lists/list.ts'
import type { ListName } from '#services/contract/rules/lists/lists.ts'
import { DataTable } from './data-table.tsx'
import { ExportRows } from './export-rows.tsx'
import { type Choices, ListFilters } from './list-filters.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import type { CountedViewFieldsFragment } from './list-views.generated.ts'
import { ListViews } from './list-views.tsx'
import { NoRows } from './no-rows.tsx'
import { type Selection, type SelectionState, useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type Cells, type Looks, useCell } from './use-cell.tsx'
import type { ListState } from './use-list.ts'

type ListScreenProps<L extends List, Row> = {
  readonly state: ListState<L>
  readonly name: ListName
  /** Texts: `title`, `searchLabel`, `total`, `totalMore`, `views`, `columns`, `filters`, `words`. */
  readonly area: string
  readonly page:
    | {
        readonly items: readonly Row[]
        readonly startCursor?: string | null
        readonly endCursor?: string | null
        readonly total: { readonly count: number; readonly isMore: boolean }
      }
    | undefined
  readonly views: readonly CountedViewFieldsFragment[] | undefined
  /** Of the answer that brings the page. */
  readonly answer: { readonly loading: boolean; readonly error?: unknown; refetch(): unknown }
  /** Records for filters of ids. */
  readonly choices?: Choices
  readonly hrefOf?: (row: Row) => string
  /** Name of a row that can be selected, unless it is its id. */
  readonly labelOf?: (row: Row) => string
  /** Beside the title. */
  readonly head?: ReactNode
  /** How columns are shown that are more than their value. */
  readonly cells?: Cells<L, Row>
  /** Colours of words that are states. */
  readonly looks?: Looks
  /** What can be done with selected rows; without it none can be selected. */
  readonly actions?: (selection: Selection, clear: () => void) => ReactNode
  /** Whether actions take all rows that match, not only ticked ones. */
  readonly takesAll?: boolean
  /** Between the filters and the rows. */
  readonly top?: (rows: readonly Row[], selection: SelectionState) => ReactNode
  /** Shows the rows in place of the table. */
  readonly body?: ((rows: readonly Row[], selection: SelectionState) => ReactNode) | undefined
  /** In place of the usual sentence when there are no rows. */
  readonly empty?: string | undefined
}

/** A list with its views, search, filters and pages. */
export function ListScreen<L extends List, Row extends { readonly id: string }>({
  state,
  name,
  area,
  page,
  views = [],
  answer,
  choices,
  head,
  actions,
  cells,
  looks,
  takesAll,
  top,
  body,
  empty,
  ...table
}: ListScreenProps<L, Row>): ReactElement {
  const { t } = useTranslation(['list', area])
  const selection = useSelection(state.text)
  const cell = useCell({ list: state.list, area, cells, looks })
  const title = t(`${area}:title`)
  return (
    <>
      <ScreenHead title={title}>
        {head}
        {page ? <ExportRows {...{ state, name, area, choices }} count={page.total.count} /> : null}
      </ScreenHead>
      <ListViews {...{ state, name, area, views }} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListSearch state={state} label={t(`${area}:searchLabel`)} />
        <p role="status" className="figures text-ink-soft">
          {page?.total.isMore ? t(`${area}:totalMore`) : null}
          {page && !page.total.isMore ? t(`${area}:total`, { count: page.total.count }) : null}
        </p>
        <ListFilters {...{ state, area, choices }} />
      </div>
      {top?.(page?.items ?? [], selection)}
      {page ? (
        <>
          {page.items.length === 0 ? (
            <NoRows isWhole={!state.query.search && !state.query.filter} text={empty} />
          ) : (
            (body?.(page.items, selection) ?? (
              <DataTable
                {...{ state, area, cell, ...table }}
                selection={actions && selection}
                caption={title}
                rows={page.items}
                isBusy={answer.loading}
              />
            ))
          )}
          {actions ? (
            <SelectionBar
              {...{ selection, actions, takesAll }}
              total={page.total}
              shown={page.items.length}
            />
          ) : null}
          <ListPages state={state} page={page} />
        </>
      ) : null}
      {!page && answer.error ? <FailedAnswer onAgain={() => void answer.refetch()} /> : null}
      {page || answer.error ? null : <Loading />}
    </>
  )
}
