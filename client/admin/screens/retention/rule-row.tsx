import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { RetentionRuleFieldsFragment } from './retention.generated.ts'

const DAYS_OF_YEAR = 365.25

type RowProps = { readonly rule: RetentionRuleFieldsFragment }

/** One kind of records: its period, what has expired, and what the last run did. */
export function RuleRow({ rule }: RowProps): ReactElement {
  const { t } = useTranslation(['retention', 'settings'])
  const { kind, days, least, expired, ranAt, deleted } = rule
  const isChosen = least !== null
  const texts = isChosen ? `settings:list.retention/${kind}` : `retention:kinds.${kind}`
  const name = t(`${texts}.name`, { defaultValue: kind })
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_9rem_15rem]">
      <div className="min-w-0">
        {isChosen ? (
          <Link
            to={`/admin/settings/retention/${kind}`}
            className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-8"
          >
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="text-ink-soft">{t(`${texts}.about`, { defaultValue: '' })}</p>
      </div>
      <p className="figures font-semibold md:pt-1">
        {days === null ? <Tag look="bad">{t('retention:stopped')}</Tag> : period(days)}
      </p>
      <div className="md:pt-1">
        {expired === null || expired === 0 ? null : (
          <p className="font-semibold">{t('retention:expired', { count: expired })}</p>
        )}
        {expired === 0 ? <p>{t('retention:nothing')}</p> : null}
        <p className="text-sm text-ink-soft">
          {ranAt === null || deleted === null ? (
            t('retention:never')
          ) : (
            <>
              {t('retention:ran', { count: deleted })} <Moment at={ranAt} />
            </>
          )}
        </p>
      </div>
    </li>
  )

  /** Whole years as such: some have a day more. */
  function period(count: number): string {
    if (count === 0) return t('retention:atOnce')
    const years = Math.round(count / DAYS_OF_YEAR)
    const isWhole = years > 0 && Math.abs(count - years * DAYS_OF_YEAR) < 1
    return isWhole ? t('retention:years', { count: years }) : t('retention:days', { count })
  }
}
