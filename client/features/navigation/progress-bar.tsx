import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** Grows while the next page is fetched; the 200 ms before it shows and its 5 s stand in its style. */
export function ProgressBar(): ReactElement {
  const { t } = useTranslation('frame')
  const { state } = useNavigation()
  return (
    // Always there: a live region tells only of what is put into it.
    <div aria-live="polite">
      {state === 'idle' ? null : (
        <div className="progress-bar" role="progressbar" aria-label={t('loading')}>
          <span />
        </div>
      )}
    </div>
  )
}
