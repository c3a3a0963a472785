import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { STAR } from '#client/ui/star.ts'

type CardRatingProps = { readonly mean: string; readonly count: number }

/** The mean of the stars and their number, in one short line. */
export function CardRating({ mean, count }: CardRatingProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { decimal } = useFormat()
  const shown = decimal(mean)
  return (
    <p className="text-base text-ink-soft figures">
      <span className="sr-only">{t('rating', { mean: shown, count })}</span>
      <span aria-hidden="true">
        <span className="text-amber">{STAR}</span>
        {` ${shown} (${count})`}
      </span>
    </p>
  )
}
