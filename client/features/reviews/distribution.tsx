import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { STAR } from '#client/ui/star.ts'
import type { RatingFieldsFragment } from './comment-list.generated.ts'
import { Stars } from './stars.tsx'

/** The mean, and how often each number of stars was given. */
export function Distribution({ rating }: { readonly rating: RatingFieldsFragment }): ReactElement {
  const { t } = useTranslation('reviews')
  const { decimal } = useFormat()
  const { mean, count, distribution } = rating
  const most = distribution.length
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="display text-title figures">
          <span aria-hidden="true">{decimal(mean)}</span>
          <span className="sr-only">{t('summary', { mean: decimal(mean), most })}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span aria-hidden="true">
            <Stars stars={Math.round(Number(mean))} most={most} />
          </span>
          {t('ratings', { count })}
        </p>
      </div>
      <ul aria-label={t('distribution')} className="flex max-w-sm flex-col gap-1.5 figures">
        {distribution.map(({ stars, count: times }) => (
          <li key={stars} className="grid grid-cols-[3rem_minmax(0,1fr)_2.5rem] items-center gap-3">
            <span>
              <span className="sr-only">{t('bar', { stars, count: stars })}</span>
              <span aria-hidden="true">
                {`${stars} `}
                <span className="text-amber">{STAR}</span>
              </span>
            </span>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2 w-full rounded-full bg-sand-deep"
            >
              <rect
                width={(times / count) * 100}
                height="8"
                fill="currentColor"
                className="text-amber"
              />
            </svg>
            <span className="text-right">{times}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
