import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useHomeViewsQuery } from './home.generated.ts'

const GRID = 'mb-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5'

/** The saved views of orders, each with the number of its rows: Monday begins with the first one. */
export function OrderTiles(): ReactElement | null {
  const { t } = useTranslation('orders')
  const { data, loading } = useHomeViewsQuery()
  if (!data) return loading ? <TileSkeletons /> : null
  return (
    <ul aria-label={t('title')} className={GRID}>
      {data.orderViews.map(({ id, name, query, total }) => (
        <li key={id}>
          <Link
            to={query === '' ? '/admin/orders' : `/admin/orders?${query}`}
            className="flex h-full flex-col rounded-md border border-line bg-white px-4 py-3 hover:border-ink"
          >
            <span className="figures display text-title leading-none">
              {total.isMore ? `${total.count}+` : total.count}
            </span>
            <span className="mt-1 leading-snug">{name ?? t(`views.${id}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TileSkeletons(): ReactElement {
  return (
    <div className={GRID}>
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <Skeleton key={key} className="h-24" />
      ))}
    </div>
  )
}
