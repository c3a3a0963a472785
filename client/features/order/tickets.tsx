import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import type { LineTicketFieldsFragment } from './order.generated.ts'

type TicketProps = { readonly ticket: LineTicketFieldsFragment }

/** What a ticket is for, and a code for each piece once it is paid. */
export function Tickets({ ticket }: TicketProps): ReactElement {
  const { t } = useTranslation('orders')
  const { pieces } = ticket
  return (
    <div className="col-span-full mt-4 flex flex-col gap-4 rounded-md bg-sand p-4 sm:p-5">
      <TicketFacts ticket={ticket} />
      {pieces.length === 0 ? (
        <p className="text-base text-ink-soft">{t('tickets.later')}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
          {pieces.map(({ code, qrUrl }, index) => (
            <li
              key={code}
              className="flex flex-col items-center gap-1 rounded-md bg-white px-4 pt-4 pb-3 text-center break-inside-avoid"
            >
              <img
                src={qrUrl}
                alt={t('tickets.qr', { nth: index + 1, count: pieces.length })}
                width={208}
                height={208}
                loading="lazy"
                className="size-52"
              />
              <strong className="display text-xl tracking-wider figures">{spaced(code)}</strong>
              {pieces.length > 1 ? (
                <span className="text-base text-ink-soft">
                  {t('tickets.nth', { nth: index + 1, count: pieces.length })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {pieces.length === 0 ? null : <p className="text-base text-ink-soft">{t('tickets.entry')}</p>}
    </div>
  )
}

function TicketFacts({ ticket: { events, places } }: TicketProps): ReactElement {
  const { day, time } = useFormat()
  const { t } = useTranslation('orders')
  return (
    <div className="flex flex-col gap-2">
      {events.map(({ id, title, start, location }) => (
        <p key={id}>
          <strong className="block text-lg leading-snug">{title}</strong>
          <time dateTime={start} className="figures">
            {t('tickets.at', { date: day(start), time: time(start) })}
          </time>
          {location === '' ? null : <span className="block text-ink-soft">{location}</span>}
        </p>
      ))}
      {places.length === 0 ? null : (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {places.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-base text-ink-soft">{label}</dt>
              <dd className="text-lg font-semibold figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Easier to read out. */
function spaced(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ')
}
