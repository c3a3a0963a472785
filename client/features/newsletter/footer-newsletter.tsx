import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { BEGUN_FIELD, SUBSCRIBE_INTENT } from './intents.ts'

const TITLE = 'footer-newsletter'

/** Begins a sign-up: the page of the newsletter takes the address and shows the consents. */
export function FooterNewsletter(): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  return (
    <section
      aria-labelledby={TITLE}
      className="grid gap-x-16 gap-y-4 border-b border-ink-line py-8 lg:grid-cols-[3fr_2fr] lg:items-center"
    >
      <div>
        <h2 id={TITLE} className="display text-card text-paper">
          {t('footer.newsletter.title')}
        </h2>
        <p className="mt-1">{t('footer.newsletter.about')}</p>
      </div>
      <form method="post" action={pathTo('newsletter')} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value={SUBSCRIBE_INTENT} />
        <input type="hidden" name={BEGUN_FIELD} value="1" />
        <label className="flex min-w-0 flex-1 flex-col gap-1.5">
          <span className="text-base font-semibold text-paper">{t('footer.newsletter.email')}</span>
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            spellCheck={false}
            className={`${INPUT} text-ink`}
          />
        </label>
        <button type="submit" className={buttonClass('light')}>
          {t('footer.newsletter.submit')}
        </button>
      </form>
    </section>
  )
}
