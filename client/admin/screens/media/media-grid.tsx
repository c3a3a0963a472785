import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { rememberRow, useOpenedRow } from '#client/admin/list/opened-row.ts'
import type { SelectionState } from '#client/admin/list/selection.ts'
import { Tick } from '#client/admin/list/tick.tsx'
import { moveByKeys } from '#client/admin/media/grid-keys.ts'
import type { MediaRowFieldsFragment } from '#client/admin/media/media.generated.ts'
import { GRID, MediaTile, TILE } from '#client/admin/media/media-tile.tsx'

type MediaGridProps = {
  readonly rows: readonly MediaRowFieldsFragment[]
  readonly selection: SelectionState
  /** While other rows are on their way. */
  readonly isBusy: boolean
}

/** Pictures as tiles, each a link to its record and a box that selects it. */
export function MediaGrid({ rows, selection, isBusy }: MediaGridProps): ReactElement {
  const { t } = useTranslation(['list', 'media'])
  const place = useLocation()
  useOpenedRow(!isBusy)
  return (
    <ul
      aria-label={t('media:title')}
      aria-busy={isBusy}
      onKeyDown={moveByKeys}
      className={`${GRID} aria-busy:opacity-60`}
    >
      {rows.map((row) => (
        <li key={row.id} className="relative min-w-0">
          <Link
            to={`/admin/media/${row.id}`}
            data-row={row.id}
            data-tile
            onClick={() => rememberRow(place, row.id)}
            className={`${TILE} h-full ${selection.has(row.id) ? 'outline-3 -outline-offset-3 outline-tide' : ''}`}
          >
            <MediaTile row={row} />
          </Link>
          <span className="absolute top-1 left-1 rounded-sm bg-white/85">
            <Tick
              label={t('list:select', { row: row.name })}
              isTicked={selection.has(row.id)}
              onChange={(isTicked) => selection.toggle(row.id, isTicked)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
