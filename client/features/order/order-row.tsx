import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { OrderSummaryFieldsFragment } from './order.generated.ts'
import { OrderState } from './order-state.tsx'
import { WithNumber } from './with-number.tsx'

const SHOWN = 3

export function OrderRow({ order }: { readonly order: OrderSummaryFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const { date, money } = useFormat()
  const { id, number, placedAt, lines, prices } = order
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 border-t border-line py-5">
      <div className="min-w-0">
        <h2 className="display text-2xl">
          <PathLink
            path={pathTo('order', { slug: id })}
            className="covers-card decoration-2 underline-offset-4 group-hover:underline"
          >
            <WithNumber text={t('list.open', { number })} />
          </PathLink>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-soft figures">
          <time dateTime={placedAt}>{date(placedAt)}</time>
          <span>{t('list.items', { count: pieces(order) })}</span>
        </p>
        <p className="mt-1">
          <OrderState order={order} />
        </p>
      </div>
      <p className="display text-2xl whitespace-nowrap figures">{money(prices.total)}</p>
      <ul aria-hidden="true" className="col-span-full flex gap-2">
        {lines.slice(0, SHOWN).map(({ id: lineId, picture }) => (
          <li key={lineId}>
            <Picture
              picture={picture}
              sizes="4rem"
              alt=""
              className="aspect-4/5 w-14 rounded-sm sm:w-16"
            />
          </li>
        ))}
        {lines.length > SHOWN ? (
          <li className="grid aspect-4/5 w-14 place-items-center rounded-sm bg-sand display text-xl text-ink-soft sm:w-16">
            {`+${lines.length - SHOWN}`}
          </li>
        ) : null}
      </ul>
    </li>
  )
}

function pieces({ lines }: OrderSummaryFieldsFragment): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
