import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'

/** Shown until accepted. It lies over the foot of the page and keeps nobody from reading on. */
export function CookieNotice({ children }: { readonly children: ReactNode }): ReactElement | null {
  const { t } = useTranslation('frame')
  const [isAccepted, setIsAccepted] = useState(false)

  function accept(): void {
    setIsAccepted(true)
    document.documentElement.dataset['cookieNotice'] = 'accepted'
    try {
      localStorage.setItem('cookieNotice', 'accepted')
    } catch {
      // Without storage it is accepted until the next page is loaded.
    }
  }

  if (isAccepted) return null
  return (
    <aside
      aria-label={t('cookieNotice.label')}
      className="cookie-notice on-ink border-t border-ink-line bg-ink-raised text-paper"
    >
      <div className="site-width flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-8">
        <p className="grow text-base leading-snug text-ink-text">{children}</p>
        <button type="button" onClick={accept} className={`${buttonClass('light')} shrink-0`}>
          {t('cookieNotice.accept')}
        </button>
      </div>
    </aside>
  )
}
