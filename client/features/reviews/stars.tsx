import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_STAR, STAR } from '#client/ui/star.ts'

type StarsProps = { readonly stars: number; readonly most: number }

/** Whole stars, as text. */
export function Stars({ stars, most }: StarsProps): ReactElement {
  const { t } = useTranslation('reviews')
  return (
    <span className="text-lg leading-none whitespace-nowrap">
      <span className="sr-only">{t('stars', { stars, most })}</span>
      <span aria-hidden="true" className="text-amber">
        {STAR.repeat(stars)}
        <span className="text-line-strong">{EMPTY_STAR.repeat(Math.max(0, most - stars))}</span>
      </span>
    </span>
  )
}
