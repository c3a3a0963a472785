import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Save } from '#client/admin/history/differences.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { AddTicketDialog } from './add-ticket-dialog.tsx'
import type { StaffEventFieldsFragment } from './event.generated.ts'

type TicketsPanelProps = { readonly event: StaffEventFieldsFragment; readonly save: Save }
type Ticket = StaffEventFieldsFragment['tickets'][number]

/** Products that are tickets of the event, with what was sold of each. */
export function TicketsPanel({ event, save }: TicketsPanelProps): ReactElement {
  const { t } = useTranslation('events')
  const toasts = useToastStore()
  const [isAdding, setAdding] = useState(false)
  const offered = event.tickets.find(({ isOffered }) => isOffered)?.id ?? null

  async function change(path: string, base: unknown, value: unknown): Promise<void> {
    const saved = await save([{ path, base: json(base), value: json(value) }])
    if (saved === null) return
    const isApplied = saved.differing.length === 0
    toasts.show(isApplied ? 'success' : 'notice', t(isApplied ? 'saved' : 'changedMeanwhile'))
  }

  return (
    <Panel
      title={t('tickets.title')}
      actions={
        <button type="button" onClick={() => setAdding(true)} className={deskButton()}>
          {t('tickets.add')}
        </button>
      }
    >
      {event.tickets.length === 0 ? (
        <p className="text-ink-soft">{t('tickets.none')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {event.tickets.map((ticket) => (
            <TicketItem
              key={ticket.id}
              ticket={ticket}
              onOffer={() => change('offered', offered, ticket.id)}
              onRemove={() => change(`tickets.${ticket.id}`, true, false)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddTicketDialog
          taken={event.tickets.map(({ id }) => id)}
          onAdd={(id) => change(`tickets.${id}`, false, true)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Panel>
  )
}

type TicketItemProps = {
  readonly ticket: Ticket
  onOffer(): Promise<void>
  onRemove(): Promise<void>
}

function TicketItem({ ticket, onOffer, onRemove }: TicketItemProps): ReactElement {
  const { t } = useTranslation('events')
  const { money } = useFormat()
  const { name, slug, price, sold, left, isOffered, isArchived, otherEvents } = ticket
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={`/product/${slug}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-link"
        >
          {name}
        </a>
        {isOffered ? <Tag look="good">{t('tickets.offered')}</Tag> : null}
        {isArchived ? <Tag look="bad">{t('tickets.archived')}</Tag> : null}
      </p>
      <p className="figures">
        {[
          money(price),
          t('tickets.sold', { count: sold }),
          ...(left === null ? [] : [t('tickets.left', { count: left })]),
        ].join(' · ')}
      </p>
      {otherEvents > 0 ? (
        <p className="text-ink-soft">{t('tickets.others', { count: otherEvents })}</p>
      ) : null}
      <div className="-ml-4 flex flex-wrap">
        {isOffered ? null : (
          <ActionButton onAction={onOffer} className={`${deskButton('quiet')} text-link`}>
            {t('tickets.offer')}
          </ActionButton>
        )}
        <ActionButton onAction={onRemove} className={`${deskButton('quiet')} text-link`}>
          {t('tickets.remove')}
        </ActionButton>
      </div>
    </li>
  )
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
