import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

/** Pieces that the buyer withdrew from, each with the day by which the money has to be back. */
export function Withdrawals({
  order: { withdrawals },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement | null {
  const { t } = useTranslation('order')
  const { date } = useFormat()
  if (withdrawals.length === 0) return null
  return (
    <Panel title={t('withdrawals.title')}>
      <ul className="-my-4 divide-y divide-line">
        {withdrawals.map(({ at, what, refundBy, isSettled }) => (
          <li key={at + what} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <span className="min-w-0 font-semibold break-words">{what}</span>
            <span className="text-ink-soft figures">{t('withdrawals.at', { date: date(at) })}</span>
            {isSettled ? (
              <Tag look="good">{t('withdrawals.settled')}</Tag>
            ) : (
              <Tag look="bad">{t('withdrawals.refundBy', { date: date(refundBy) })}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
