import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMaintenanceQuery } from './maintenance.generated.ts'
import { MaintenanceForm } from './maintenance-form.tsx'
import { OpenSite } from './open-site.tsx'

/** Whether visitors see the site, and what they see while they do not. */
export function MaintenanceScreen(): ReactElement {
  const { t } = useTranslation('maintenance')
  const actorName = useActorName()
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useMaintenanceQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { maintenance } = data
  const { isOn, until, changedAt, changedBy } = maintenance

  return (
    <>
      <ScreenHead title={t('title')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel
            title={t('state')}
            actions={<Tag look={isOn ? 'bad' : 'good'}>{t(isOn ? 'closed' : 'open')}</Tag>}
          >
            <p className="max-w-prose">{t(isOn ? 'closedText' : 'openText')}</p>
            {until === null ? null : (
              <p className="mt-2">
                {t('plannedEnd')} <Moment at={until} />
              </p>
            )}
            {changedAt === null || changedBy === null ? null : (
              <p className="mt-2 text-ink-soft">
                {t('switched', { name: actorName(changedBy) })} <Moment at={changedAt} />
              </p>
            )}
            {isOn ? <OpenSite onOpened={() => setRound(round + 1)} /> : null}
          </Panel>
          <Panel title={t(isOn ? 'change' : 'close')}>
            <MaintenanceForm
              key={round}
              maintenance={maintenance}
              onSaved={() => setRound(round + 1)}
            />
          </Panel>
        </div>
        <HistoryPanel
          kind="SETTING"
          id="site/maintenance"
          words={{
            name: () => t('title'),
            value: (value) => t(value === 'on' ? 'closed' : 'open'),
            nothing: () => t('open'),
          }}
          save={null}
          isSaved={() => false}
        />
      </div>
    </>
  )
}
