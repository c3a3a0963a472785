import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type HomeWaitingQuery, useHomeWaitingQuery } from './home.generated.ts'

type View = NonNullable<HomeWaitingQuery['mailViews']>[number]
type WaitingTilesProps = {
  readonly seesMails: boolean
  readonly seesComments: boolean
  readonly seesPeople: boolean
}
/** Tiles without a hurry. */
const CALM: readonly string[] = ['waiting', 'soon']
type Tile = { readonly name: string; readonly to: string; readonly view: View | undefined }

/** What is to be done beside the orders; nothing while nothing waits. */
export function WaitingTiles(sees: WaitingTilesProps): ReactElement | null {
  const { t } = useTranslation('home')
  const { data } = useHomeWaitingQuery({ variables: sees })
  const viewOf = (views: readonly View[] | undefined, id: string) =>
    views?.find((view) => view.id === id)
  const tiles: readonly Tile[] = [
    { name: 'overdue', to: '/admin/privacy', view: viewOf(data?.privacyViews, 'overdue') },
    { name: 'soon', to: '/admin/privacy', view: viewOf(data?.privacyViews, 'soon') },
    { name: 'failed', to: '/admin/mails', view: viewOf(data?.mailViews, 'failed') },
    { name: 'waiting', to: '/admin/comments', view: viewOf(data?.commentViews, 'waiting') },
    { name: 'reported', to: '/admin/comments', view: viewOf(data?.commentViews, 'reported') },
  ]
  const shown = tiles.flatMap(({ view, ...tile }) =>
    view && view.total.count > 0 ? [{ ...tile, view }] : [],
  )
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={t('waiting.label')}
      className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5"
    >
      {shown.map(({ name, to, view: { query, total } }) => (
        <li key={name}>
          <Link
            to={`${to}?${query}`}
            className="flex h-full flex-col rounded-md border border-line bg-white px-4 py-3 hover:border-ink"
          >
            <span
              className={`figures display text-title leading-none ${CALM.includes(name) ? '' : 'text-signal-deep'}`}
            >
              {total.isMore ? `${total.count}+` : total.count}
            </span>
            <span className="mt-1 leading-snug">{t(`waiting.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
