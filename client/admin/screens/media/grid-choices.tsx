import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { SelectionState } from '#client/admin/list/selection.ts'
import { Tick } from '#client/admin/list/tick.tsx'
import type { ListState } from '#client/admin/list/use-list.ts'
import type { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'

/** In the address: `list` for the table. */
export const SHOW = 'show'

type GridChoicesProps = {
  readonly state: ListState<typeof MEDIA_LIST>
  readonly isGrid: boolean
  readonly rows: readonly { readonly id: string }[]
  readonly selection: SelectionState
}

const SORTS = [
  'CREATED_AT_DESC',
  'CREATED_AT_ASC',
  'NAME_ASC',
  'NAME_DESC',
  'BYTES_DESC',
  'BYTES_ASC',
] as const

const CHOICE =
  'inline-flex min-h-11 items-center border border-line-strong bg-white px-3 sm:px-4 hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-white'

/** Tiles or a table; tiles have no heads of columns to sort by, and to select all. */
export function GridChoices(props: GridChoicesProps): ReactElement {
  const { state, isGrid, rows, selection } = props
  const { t } = useTranslation(['media', 'list'])
  const { query, list } = state
  const ids = rows.map(({ id }) => id)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
      {isGrid && ids.length > 0 ? (
        <Tick
          isShown
          label={t('list:selectPage')}
          isTicked={ids.every(selection.has)}
          onChange={(isTicked) => selection.toggleAll(ids, isTicked)}
        />
      ) : null}
      {isGrid ? (
        <label className="flex items-center gap-2 text-ink-soft md:ml-auto">
          <span className="max-sm:sr-only">{t('sort')}</span>
          <select
            value={query.sort ?? list.sort}
            onChange={({ currentTarget: { value } }) =>
              state.change({ ...query, sort: SORTS.find((one) => one === value) })
            }
            className="min-h-11 rounded-sm border border-line-strong bg-white px-2 text-ink"
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <nav aria-label={t('show.label')} className={`flex ${isGrid ? 'max-md:ml-auto' : 'ml-auto'}`}>
        <ShowLink show={null} isCurrent={isGrid} />
        <ShowLink show="list" isCurrent={!isGrid} />
      </nav>
    </div>
  )
}

type ShowLinkProps = { readonly show: 'list' | null; readonly isCurrent: boolean }

function ShowLink({ show, isCurrent }: ShowLinkProps): ReactElement {
  const { t } = useTranslation('media')
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  if (show === null) next.delete(SHOW)
  else next.set(SHOW, show)
  return (
    <Link
      to={`?${next}`}
      replace
      aria-current={isCurrent}
      className={`${CHOICE} ${show === null ? 'rounded-l-sm' : '-ml-px rounded-r-sm'}`}
    >
      {t(`show.${show ?? 'grid'}`)}
    </Link>
  )
}
