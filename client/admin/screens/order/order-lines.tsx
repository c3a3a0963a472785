import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffLineFieldsFragment, StaffOrderFieldsFragment, Types } from './order.generated.ts'

const PACKED = new Set<Types.OrderState>(['SHIPPED', 'DELIVERED'])

/** What to take from the shelf: the number of pieces is what a packer reads first. */
export function OrderLines({ order }: { readonly order: StaffOrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('order')
  return (
    <Panel title={t('lines.title')}>
      <ul className="-my-4 divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} isPacked={PACKED.has(order.state)} />
        ))}
      </ul>
    </Panel>
  )
}

type LineProps = {
  readonly line: StaffLineFieldsFragment
  /** What was withdrawn from before it is packed is not packed. */
  readonly isPacked: boolean
}

function Line({ line, isPacked }: LineProps): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const { picture, name, sku, quantity, returnedQuantity, rowTotal, unitPrice } = line
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-4 md:gap-x-4">
      {picture ? (
        <img
          src={picture.url}
          alt=""
          width={160}
          height={200}
          loading="lazy"
          className="aspect-4/5 w-14 rounded-sm bg-sand object-cover"
        />
      ) : (
        <span aria-hidden="true" className="aspect-4/5 w-14 rounded-sm bg-sand" />
      )}
      <div className="min-w-0">
        <p className="leading-snug font-semibold break-words">
          <span className="figures">
            {t('lines.pieces', { count: isPacked ? quantity : quantity - returnedQuantity })}
          </span>{' '}
          {name}
        </p>
        <p className="text-sm text-ink-soft figures">{sku}</p>
        {line.parts.map((part) => (
          <p key={part.name} className="text-sm text-ink-soft">
            {t('lines.part', { count: part.quantity, name: part.name })}
          </p>
        ))}
        {line.personalizations.length > 0 ? (
          <p className="text-sm font-semibold">
            {t('lines.written', { text: line.personalizations.join(', ') })}
          </p>
        ) : null}
        {returnedQuantity > 0 ? (
          <Tag look="warning">
            {t(isPacked ? 'lines.returned' : 'lines.notPacked', {
              count: returnedQuantity,
              all: quantity,
            })}
          </Tag>
        ) : null}
        <Handed line={line} />
      </div>
      <p className="text-right figures">
        <span className="font-semibold whitespace-nowrap">{money(rowTotal)}</span>
        {quantity > 1 ? (
          <span className="block text-sm whitespace-nowrap text-ink-soft">
            {t('lines.each', { price: money(unitPrice) })}
          </span>
        ) : null}
      </p>
    </li>
  )
}

/** Files and codes that the buyer has. */
function Handed({
  line: { files, tickets },
}: {
  readonly line: StaffLineFieldsFragment
}): ReactElement | null {
  if (files.length === 0 && tickets.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {[...files, ...tickets.map(({ code, url }) => ({ title: code, url }))].map(
        ({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link figures"
            >
              {title}
            </a>
          </li>
        ),
      )}
    </ul>
  )
}
