import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { SearchForm } from '#client/features/search/search-form.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useIsOffline } from '#client/lib/use-is-offline.ts'
import { buttonClass } from '#client/ui/button-class.ts'

/** Status of an error without one. */
const DEFAULT_STATUS = 400

/** Replaces the screen; header and footer stay. */
export function ErrorPage(): ReactElement {
  const { t } = useTranslation('errors')
  const { pathTo } = usePaths()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : DEFAULT_STATUS
  const isOffline = useIsOffline()
  const kind = isOffline ? 'offline' : kindOf(status)
  useReloadOnReturn(isOffline)

  return (
    <section className="site-width flex min-h-[60svh] items-center justify-between gap-12 py-16">
      <Head title={t(`${kind}.title`)} path={null} isHidden />
      <div className="flex min-w-0 grow flex-col items-start gap-6">
        {isOffline ? null : <p className="kicker text-tide-deep">{t('statusLabel', { status })}</p>}
        <h1 className="display text-title">{t(`${kind}.title`)}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{t(`${kind}.text`)}</p>
        {kind === 'notFound' ? (
          <div className="w-full max-w-2xl">
            <SearchForm />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-4 pt-2">
          {kind === 'notFound' ? (
            <PathLink path={pathTo('shop')} className={buttonClass('secondary')}>
              {t('toShop')}
            </PathLink>
          ) : (
            // A plain link that reloads the page, also without scripts.
            <a href={pathname + search} className={buttonClass('primary')}>
              {t('retry')}
            </a>
          )}
          <PathLink path={pathTo('home')} className={buttonClass('secondary')}>
            {t('toHome')}
          </PathLink>
        </div>
      </div>
      {/* Decorative: the line above the headline says it in words. */}
      <div
        aria-hidden="true"
        data-status={isOffline ? '' : status}
        className="hidden display text-[18rem] leading-none text-sand-deep before:content-[attr(data-status)] lg:block"
      />
    </section>
  )
}

/** Reloads a page that failed offline once the network is back. */
function useReloadOnReturn(isOffline: boolean): void {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.reload()
    wasOffline.current = isOffline
  }, [isOffline])
}

function kindOf(status: number): 'notFound' | 'unavailable' | 'general' {
  if (status === 404) return 'notFound'
  return status === 503 ? 'unavailable' : 'general'
}
