import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DueDay } from '#client/admin/screens/privacy/due-day.tsx'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { PrivacyRequestFieldsFragment } from './privacy-request.generated.ts'

type FactsProps = { readonly request: PrivacyRequestFieldsFragment }

/** Who wants what, and by when. */
export function RequestFacts({ request }: FactsProps): ReactElement {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const { email, hasAccount, isErased, channel, language, note, reason } = request
  return (
    <Panel title={t('facts')}>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-3">
        <Fact name={t('columns.email')}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere">{email ?? t('erased')}</span>
            {isErased ? null : <Tag>{t(hasAccount ? 'account' : 'guest')}</Tag>}
          </span>
        </Fact>
        <Fact name={t('columns.receivedOn')}>
          <span className="figures">{format.date(request.receivedOn)}</span>
          {`, ${t(`channels.${channel}`)}`}
        </Fact>
        <Fact name={t('columns.dueOn')}>
          <DueDay dueOn={request.dueOn} daysLeft={request.daysLeft} />{' '}
          {request.isProlonged ? <Tag>{t('prolonged')}</Tag> : null}
        </Fact>
        {note === null ? null : (
          <Fact name={t('note')}>
            <span className="wrap-anywhere whitespace-pre-line">{note}</span>
          </Fact>
        )}
        {reason === null ? null : (
          <Fact name={t('reason')}>
            <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
          </Fact>
        )}
        <Fact name={t('language')}>{t(`languages.${language}`)}</Fact>
        {request.exportedAt === null ? null : (
          <Fact name={t('exportedAt')}>
            <Moment at={request.exportedAt} />
          </Fact>
        )}
        {request.closedAt === null ? null : (
          <Fact name={t('columns.closedAt')}>
            <Moment at={request.closedAt} />
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

type FactProps = { readonly name: string; readonly children: ReactNode }

function Fact({ name, children }: FactProps): ReactElement {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
