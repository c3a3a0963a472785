import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Icon } from '#client/ui/icon.tsx'
import type { List, QueryOf } from '#services/contract/rules/lists/list.ts'
import type { ListState } from './use-list.ts'

type ColumnHeadProps<L extends List> = {
  readonly state: ListState<L>
  readonly column: string
  readonly name: string
}

/** A link to the same rows in another order, where the list has one by this column. */
export function ColumnHead<L extends List>({
  state: { list, query, hrefOf },
  column,
  name,
}: ColumnHeadProps<L>): ReactElement {
  const { kind, sort: word } = list.columns[column] ?? {}
  const sort = query.sort ?? list.sort
  const isDescending = sort === `${word}_DESC`
  const isSorted = word !== undefined && (isDescending || sort === `${word}_ASC`)
  const direction = isDescending ? 'descending' : 'ascending'
  const next = { ...query, sort: `${word}_${isDescending ? 'ASC' : 'DESC'}` } as QueryOf<L>
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`px-2 text-sm 2xl:px-3 font-semibold whitespace-nowrap text-ink-soft ${kind === 'money' || kind === 'number' ? 'text-right' : ''}`}
    >
      {word === undefined ? (
        name
      ) : (
        <Link to={hrefOf(next)} className="inline-flex min-h-11 items-center gap-1 hover:text-ink">
          {name}
          {isSorted ? (
            <Icon name={isDescending ? 'chevron' : 'up'} className="size-4" />
          ) : (
            <Icon name="compare" className="size-4 opacity-50" />
          )}
        </Link>
      )}
    </th>
  )
}
