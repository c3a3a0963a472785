import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { CacheTable } from './cache-table.tsx'
import { useCachesQuery } from './caches.generated.ts'
import { PurgePanel } from './purge-panel.tsx'

const PROGRAMS = ['GATEWAY', 'SERVICES'] as const

/** What both programs remember, and a way to make them forget it. */
export function CachesScreen(): ReactElement {
  const { t } = useTranslation('caches')
  const { data, error, refetch } = useCachesQuery()
  return (
    <>
      <ScreenHead title={t('title')}>
        <button type="button" onClick={() => void refetch()} className={deskButton()}>
          {t('refresh')}
        </button>
      </ScreenHead>
      <p className="mb-6 max-w-prose">{t('about')}</p>
      {data ? (
        <div className="flex flex-col gap-8">
          {PROGRAMS.map((program) => (
            <CacheTable
              key={program}
              title={t(`programs.${program}`)}
              caches={data.caches.filter((cache) => cache.program === program)}
            />
          ))}
          <PurgePanel />
        </div>
      ) : null}
      {!data && error ? <FailedAnswer onAgain={() => void refetch()} /> : null}
      {data || error ? null : <Loading />}
    </>
  )
}
