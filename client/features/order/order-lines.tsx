import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import { Bought } from './bought.tsx'
import type { OrderFieldsFragment } from './order.generated.ts'

type Line = OrderFieldsFragment['lines'][number]

export function OrderLines({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <ul aria-label={t('lines.title')} className="border-b border-line">
      {order.lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-6"
        >
          <Picture
            picture={line.picture}
            sizes="5.5rem"
            alt=""
            className="aspect-4/5 w-full rounded-md max-sm:row-span-2"
          />
          <LineText line={line} />
          <LineTotal line={line} />
          <Bought line={line} />
        </li>
      ))}
    </ul>
  )
}

function LineText({ line }: { readonly line: Line }): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const { name, slug, parts, personalizations, noWithdrawal, withdrawnQuantity } = line
  return (
    <div className="min-w-0">
      <PathLink
        path={pathTo('product', { slug })}
        className="text-lg leading-snug font-semibold break-words hover:underline"
      >
        {name}
      </PathLink>
      {parts.map((part) => (
        <p key={part.productId} className="text-base break-words text-ink-soft">
          {t('lines.part', { count: part.quantity, name: part.name })}
        </p>
      ))}
      {personalizations.length > 0 ? (
        <p className="text-base break-words text-ink-soft">
          {t('lines.personalizations', {
            values: personalizations.map(({ value }) => value).join(', '),
          })}
        </p>
      ) : null}
      {withdrawnQuantity === 0 ? null : (
        <p className="text-base text-ink-soft">
          {t('lines.withdrawn', { count: withdrawnQuantity })}
        </p>
      )}
      {noWithdrawal === null ? null : (
        <p className="text-base text-ink-soft">{t(`lines.noWithdrawal.${noWithdrawal}`)}</p>
      )}
    </div>
  )
}

function LineTotal({ line }: { readonly line: Line }): ReactElement {
  const { t } = useTranslation('orders')
  const { money } = useFormat()
  const { quantity, unitPrice, rowTotal } = line
  return (
    <p className="figures sm:text-right">
      <span className="text-base text-ink-soft">
        {t('lines.count', { count: quantity, price: money(unitPrice) })}
      </span>
      <span className="ml-3 text-lg font-semibold whitespace-nowrap sm:ml-0 sm:block">
        {money(rowTotal)}
      </span>
    </p>
  )
}
