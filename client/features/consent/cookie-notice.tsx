import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'

/**
 * Shown until accepted, without blocking the page. `app/early.ts` handles the button, so that it
 * works before hydration.
 */
export function CookieNotice({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <aside
      aria-label={t('cookieNotice.label')}
      className="cookie-notice on-ink border-t border-ink-line bg-ink-raised text-paper"
    >
      <div className="site-width flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-8">
        <p className="grow text-base leading-snug text-ink-text">{children}</p>
        <button type="button" data-accepts-cookies className={`${buttonClass('light')} shrink-0`}>
          {t('cookieNotice.accept')}
        </button>
      </div>
    </aside>
  )
}
