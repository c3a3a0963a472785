import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'

/** Shows the same for another buyer's order as for a missing one. */
export function MissingOrder(): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  return (
    <div className="max-w-prose">
      <h1 className="display text-title">{t('missing.title')}</h1>
      <p className="mt-3 text-lead text-ink-soft">{t('missing.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PathLink path={pathTo('trackOrder')} className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('track.title')}
        </PathLink>
        <PathLink
          path={pathTo('login', {}, { [REDIRECT_KEY]: pathname })}
          className={`${buttonClass('secondary')} max-sm:w-full`}
        >
          {t('missing.login')}
        </PathLink>
      </div>
    </div>
  )
}
