import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type ReleasesQuery, useReleasesQuery } from './releases.generated.ts'

type Shown = ReleasesQuery['releases']

/** Which version runs, which are published, and whether one is being built. */
export function ReleasesScreen(): ReactElement {
  const { t } = useTranslation('releases')
  const toasts = useToastStore()
  const { data, error, refetch } = useReleasesQuery()
  const hasFailed = data?.releases.source === 'FAILED'
  useEffect(() => {
    if (hasFailed) toasts.show('error', t('failed'))
  }, [hasFailed, toasts, t])
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { releases } = data
  return (
    <>
      <ScreenHead title={t('title')}>
        <button type="button" onClick={() => void refetch()} className={deskButton()}>
          {t('refresh')}
        </button>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel title={t('program')}>
          <ProgramFacts releases={releases} />
        </Panel>
        <Panel title={t('published')}>
          <Published releases={releases} />
        </Panel>
      </div>
    </>
  )
}

function ProgramFacts({ releases }: { readonly releases: Shown }): ReactElement {
  const { t } = useTranslation('releases')
  const { version, mode, source, latestTag, isBuilding } = releases
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      <dt className="text-ink-soft">{t('version')}</dt>
      <dd className="figures">{version}</dd>
      <dt className="text-ink-soft">{t('mode')}</dt>
      <dd>{t(`modes.${mode}`)}</dd>
      {source === 'READ' ? (
        <>
          <dt className="text-ink-soft">{t('latest')}</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <span className="figures wrap-anywhere">{latestTag ?? t('noTag')}</span>
            {latestTag !== null && latestTag.replace(/^v/, '') !== version ? (
              <Tag look="warning">{t('other')}</Tag>
            ) : null}
          </dd>
          <dt className="text-ink-soft">{t('build')}</dt>
          <dd>{isBuilding ? t('building') : t('notBuilding')}</dd>
        </>
      ) : null}
    </dl>
  )
}

function Published({ releases: { source, items } }: { readonly releases: Shown }): ReactElement {
  const { t } = useTranslation('releases')
  if (source !== 'READ') {
    return <p className="max-w-prose">{source === 'OFF' ? t('off') : t('failed')}</p>
  }
  if (items.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <ul className="-my-4 divide-y divide-line">
      {items.map(({ id, tag, name, text, releasedAt }, index) => (
        <li key={id} className="py-3">
          <details open={index === 0}>
            <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 py-1">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {name === tag ? null : <code className="text-ink-soft">{tag}</code>}
              {releasedAt === null ? null : (
                <span className="text-ink-soft">
                  <Moment at={releasedAt} />
                </span>
              )}
            </summary>
            <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
              {text === '' ? t('noText') : text}
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}
