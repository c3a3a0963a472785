import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Document } from '#client/app/document.tsx'
import { PlainPage } from './plain-page.tsx'

/** The whole site is closed, so this page has no links. */
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
