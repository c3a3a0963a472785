import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** Shown while the next page loads; its delay of 200 ms and duration of 5 s are in CSS. */
export function ProgressBar(): ReactElement {
  const { t } = useTranslation('frame')
  const { state } = useNavigation()
  return (
    // Always rendered, because a live region announces only changes.
    <div aria-live="polite">
      {state === 'idle' ? null : (
        <div className="progress-bar" role="progressbar" aria-label={t('loading')}>
          <span />
        </div>
      )}
    </div>
  )
}
