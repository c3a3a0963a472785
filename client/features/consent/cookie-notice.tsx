import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

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
      <div className="site-width flex h-full items-center gap-4 py-2 lg:px-5">
        <p className="grow text-sm leading-snug text-ink-text sm:text-base">{children}</p>
        <button
          type="button"
          data-accepts-cookies
          className="min-h-11 shrink-0 rounded-sm border border-white/70 px-4 font-semibold hover:bg-white hover:text-ink"
        >
          {t('cookieNotice.accept')}
        </button>
      </div>
    </aside>
  )
}
