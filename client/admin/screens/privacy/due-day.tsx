import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'

/** Days from which an open request is marked. */
const SOON = 7

type DueDayProps = { readonly dueOn: string; readonly daysLeft: number | null }

/** The last day for an answer, marked in words when it is near or over. */
export function DueDay({ dueOn, daysLeft }: DueDayProps): ReactElement {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <time dateTime={dueOn} className="figures whitespace-nowrap">
        {format.date(dueOn)}
      </time>
      {daysLeft !== null && daysLeft <= SOON ? (
        <span className="whitespace-nowrap">
          <Tag look={daysLeft < 0 ? 'bad' : 'warning'}>{words(daysLeft)}</Tag>
        </span>
      ) : null}
    </span>
  )

  function words(days: number): string {
    if (days === 0) return t('due.today')
    return days < 0 ? t('due.late', { count: -days }) : t('due.left', { count: days })
  }
}
