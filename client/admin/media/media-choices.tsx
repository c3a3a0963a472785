import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { NoRows } from '#client/admin/list/no-rows.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { moveByKeys } from './grid-keys.ts'
import { type MediaRowFieldsFragment, useMediaRowsQuery } from './media.generated.ts'
import { GRID, MediaTile, TILE } from './media-tile.tsx'

type MediaChoicesProps = {
  readonly folder: string | null
  readonly except: string | undefined
  readonly isMany: boolean
  readonly picked: readonly string[]
  onToggled(media: MediaRowFieldsFragment): void
}

/** Of one query: its other pages begin with a cursor. */
type Place = { readonly of: string; readonly after?: string; readonly before?: string }

const LIMIT = 25

/** Pictures that a page can show, each a button. */
export function MediaChoices(props: MediaChoicesProps): ReactElement {
  const { folder, except, isMany, picked, onToggled } = props
  const { t } = useTranslation(['media', 'list'])
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const [stored, setPlace] = useState<Place>({ of: search })
  const { after = null, before = null } = stored.of === search ? stored : {}
  const { data, loading, error, refetch } = useMediaRowsQuery({
    variables: {
      filter: { access: ['PUBLIC'], ...(folder === null ? {} : { folder: [folder] }) },
      search: search || null,
      ...{ after, before, limit: LIMIT },
    },
  })
  const page = useLatest(data?.mediaRows)
  if (!page) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const rows = page.items.filter(({ id }) => id !== except)
  const { startCursor, endCursor } = page
  return (
    <>
      <input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        className={`${INPUT} min-h-11 text-base sm:max-w-md`}
      />
      <p role="status" className="sr-only">
        {t('total', { count: page.total.count })}
      </p>
      {rows.length === 0 ? <NoRows isWhole={!search && folder === null} /> : null}
      <ul
        aria-label={t('title')}
        aria-busy={loading}
        onKeyDown={moveByKeys}
        className={`${GRID} empty:hidden aria-busy:opacity-60`}
      >
        {rows.map((row) => {
          const isPicked = picked.includes(row.id)
          return (
            <li key={row.id} className="min-w-0">
              <button
                type="button"
                data-tile
                aria-pressed={isMany ? isPicked : undefined}
                onClick={() => onToggled(row)}
                className={`${TILE} h-full ${isPicked ? 'outline-3 -outline-offset-3 outline-tide' : ''}`}
              >
                <MediaTile row={row} />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {startCursor ? (
          <button
            type="button"
            onClick={() => setPlace({ of: search, before: startCursor })}
            className={deskButton()}
          >
            {t('list:previous')}
          </button>
        ) : null}
        {endCursor ? (
          <button
            type="button"
            onClick={() => setPlace({ of: search, after: endCursor })}
            className={deskButton()}
          >
            {t('list:next')}
          </button>
        ) : null}
      </div>
    </>
  )
}
