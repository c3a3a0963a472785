import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '#services/contract/rules/lists/list.ts'
import { ColumnHead } from './column-head.tsx'
import { useOpenedRow } from './opened-row.ts'
import { RowLink } from './row-link.tsx'
import type { SelectionState } from './selection.ts'
import { Tick } from './tick.tsx'
import type { ListState } from './use-list.ts'

type DataTableProps<L extends List, Row> = {
  readonly state: ListState<L>
  /** Texts with the names of the columns, by `columns`. */
  readonly area: string
  readonly caption: string
  readonly rows: readonly Row[]
  /** Left out where nothing is done with several rows. */
  readonly selection?: SelectionState | undefined
  /** While other rows are on their way. */
  readonly isBusy: boolean
  /** Address of what a row is about: its first column leads there. Else a cell may have a `RowLink`. */
  readonly hrefOf?: ((row: Row) => string) | undefined
  readonly labelOf?: ((row: Row) => string) | undefined
  cell(column: string, row: Row): ReactNode
}

/** Rows of a list. On a phone each is a block, so that the page never scrolls sideways. */
export function DataTable<L extends List, Row extends { readonly id: string }>({
  state,
  area,
  caption,
  rows,
  selection,
  isBusy,
  hrefOf,
  labelOf = ({ id }) => id,
  cell,
}: DataTableProps<L, Row>): ReactElement {
  const { t } = useTranslation(['list', area])
  useOpenedRow(rows.length > 0 && !isBusy)
  const ids = rows.map(({ id }) => id)
  const [first = '', ...others] = state.columns
  const nameOf = (column: string) => t(`${area}:columns.${column}`)
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-white">
      <table aria-busy={isBusy} className="w-full text-left aria-busy:opacity-60 max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line max-lg:sr-only">
          <tr>
            {selection ? (
              <th scope="col" className="w-11 pl-1">
                <Tick
                  label={t('list:selectPage')}
                  isTicked={ids.length > 0 && ids.every(selection.has)}
                  onChange={(isTicked) => selection.toggleAll(ids, isTicked)}
                />
              </th>
            ) : null}
            {state.columns.map((column) => (
              <ColumnHead key={column} state={state} column={column} name={nameOf(column)} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`hover:bg-sand/50 max-lg:relative max-lg:block max-lg:py-3 max-lg:pr-3 ${selection ? 'max-lg:pl-12' : 'max-lg:pl-4'}`}
            >
              {selection ? (
                <td className="pl-1 max-lg:absolute max-lg:top-4 max-lg:left-0.5">
                  <Tick
                    label={t('list:select', { row: labelOf(row) })}
                    isTicked={selection.has(row.id)}
                    onChange={(isTicked) => selection.toggle(row.id, isTicked)}
                  />
                </td>
              ) : null}
              <th scope="row" className="px-2 py-1 font-normal 2xl:px-3 max-lg:block max-lg:px-0">
                {hrefOf ? (
                  <RowLink id={row.id} to={hrefOf(row)}>
                    {cell(first, row)}
                  </RowLink>
                ) : (
                  cell(first, row)
                )}
              </th>
              {others.map((column) => (
                <Cell key={column} name={nameOf(column)} kind={state.list.columns[column]?.kind}>
                  {cell(column, row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  readonly name: string
  readonly kind: string | undefined
  readonly children: ReactNode
}

/** Empty ones take no line on a phone, where each has its name before it. */
function Cell({ name, kind, children }: CellProps): ReactElement {
  const isEmpty = children === null || children === undefined || children === ''
  const side =
    kind === 'money' || kind === 'number' ? 'figures lg:text-right whitespace-nowrap' : ''
  return (
    <td
      className={`px-2 py-2 2xl:px-3 max-lg:flex max-lg:items-baseline max-lg:gap-2 max-lg:px-0 max-lg:py-0.5 ${side} ${isEmpty ? 'max-lg:hidden' : ''}`}
    >
      <span className="w-24 shrink-0 text-ink-soft lg:hidden">{name}</span>
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}
