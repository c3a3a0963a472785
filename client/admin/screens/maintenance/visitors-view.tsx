import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'

type VisitorsViewProps = { readonly text: string; readonly until: string | null }

/** The notice as visitors see it, in the language of the site. */
export function VisitorsView({ text, until }: VisitorsViewProps): ReactElement {
  const { t } = useTranslation('maintenance')
  const { date, time } = useFormat()
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-semibold">{t('visitors')}</figcaption>
      <div
        lang="hr"
        className="on-ink flex flex-col items-center gap-3 rounded-md bg-ink px-5 py-8 text-center text-paper"
      >
        <p className="display text-2xl">{t('notice.title')}</p>
        <p className="max-w-prose break-words text-ink-text">
          {text.trim() === '' ? t('notice.text') : text}
        </p>
        {until === null ? null : (
          <p>
            {t('notice.until')}{' '}
            <span className="font-semibold whitespace-nowrap">{`${date(until)} ${time(until)}`}</span>
          </p>
        )}
      </div>
    </figure>
  )
}
