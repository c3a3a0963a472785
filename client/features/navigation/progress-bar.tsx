import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { lingerMs } from './linger.ts'

/** Shown while the next page loads; its delay of 200 ms and duration of 5 s are in CSS. */
export function ProgressBar(): ReactElement {
  const { t } = useTranslation('frame')
  const isShown = useLingering(useNavigation().state !== 'idle')
  return (
    // Always rendered, because a live region announces only changes.
    <div aria-live="polite">
      {isShown ? (
        <div className="progress-bar" role="progressbar" aria-label={t('loading')}>
          <span />
        </div>
      ) : null}
    </div>
  )
}

/** The new page is not delayed: the bar stays above it. */
function useLingering(isBusy: boolean): boolean {
  const [isLingering, setIsLingering] = useState(false)
  const startedAt = useRef(0)
  useEffect(() => {
    if (isBusy) {
      startedAt.current = performance.now()
      setIsLingering(true)
      return
    }
    const end = () => setIsLingering(false)
    const timer = setTimeout(end, lingerMs(performance.now() - startedAt.current))
    return () => clearTimeout(timer)
  }, [isBusy])
  return isBusy || isLingering
}
