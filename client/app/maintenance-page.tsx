import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Document } from './document.tsx'
import { PlainPage } from './plain-page.tsx'

/** The whole site rests, so nothing on this page leads anywhere. */
export function MaintenancePage(): ReactElement {
  const { t } = useTranslation('errors')
  return (
    <Document>
      <title>{t('maintenance.title')}</title>
      <meta name="robots" content="noindex" />
      <PlainPage title={t('maintenance.title')} text={t('maintenance.text')} />
    </Document>
  )
}
