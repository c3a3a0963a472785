import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'

/**
 * Shown until accepted. It lies over the foot of the page and keeps nobody from reading on.
 * `app/early.ts` hears the button and hides it: that must not wait for the rest of the scripts.
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
