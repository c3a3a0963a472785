import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** Grows while the next page is fetched; the 200 ms before it shows and its 5 s stand in its style. */
export function ProgressBar(): ReactElement | null {
  const { t } = useTranslation('frame')
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="progress-bar" role="progressbar" aria-label={t('loading')}>
      <span />
    </div>
  )
}
