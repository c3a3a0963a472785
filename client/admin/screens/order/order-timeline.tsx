import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

/** What happened, as the buyer sees it too. */
export function OrderTimeline({
  order: { timeline },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  return (
    <Panel title={t('timeline.title')}>
      <ol className="flex flex-col gap-3">
        {timeline.map(({ event, at, note, amount }) => (
          <li key={`${event} ${at} ${amount?.amount ?? ''}`}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {t(`timeline.${event}`)}
                {amount === null ? null : <span className="figures"> {money(amount)}</span>}
              </span>
              <span className="text-ink-soft">
                <Moment at={at} />
              </span>
            </span>
            {note ? <span className="block break-words text-ink-soft">{note}</span> : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
