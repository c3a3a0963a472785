import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Document } from '#client/app/document.tsx'
import { useSite } from '#client/lib/site.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { PlainPage } from './plain-page.tsx'

/** Shown when the error page or the layout itself fails. Needs nothing but texts. */
export function FallbackPage(): ReactElement {
  const { t } = useTranslation('errors')
  const { prefix } = useSite()
  return (
    <Document>
      <title>{t('fallback.title')}</title>
      <meta name="robots" content="noindex" />
      <PlainPage title={t('fallback.title')} text={t('fallback.text')}>
        <a href={prefix || '/'} className={buttonClass('light')}>
          {t('toHome')}
        </a>
      </PlainPage>
    </Document>
  )
}
