import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Document } from '#client/app/document.tsx'
import { useFormat } from '#client/lib/format.ts'
import { PlainPage } from './plain-page.tsx'

type MaintenancePageProps = {
  /** When it is to end; null when that is not known. */
  readonly until: string | null
  /** In place of the usual words. */
  readonly text: string | null
}

/** The whole site is closed, so this page has no links. */
export function MaintenancePage({ until, text }: MaintenancePageProps): ReactElement {
  const { t } = useTranslation('maintenance')
  const { date, time } = useFormat()
  return (
    <Document>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PlainPage title={t('title')} text={text ?? t('text')}>
        {until === null ? null : (
          <p className="text-lead">
            {t('until')}{' '}
            <time dateTime={until} className="font-semibold whitespace-nowrap">
              {`${date(until)} ${time(until)}`}
            </time>
          </p>
        )}
      </PlainPage>
    </Document>
  )
}
