import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

type FormSentProps = {
  /** Empty: our own words. */
  readonly thanks: string
  readonly needsConfirmation: boolean
  /** The pressed button is gone, so that the text takes its focus. */
  readonly takesFocus: boolean
}

/** In place of a form that was sent. */
export function FormSent({ thanks, needsConfirmation, takesFocus }: FormSentProps): ReactElement {
  const { t } = useTranslation('forms')
  const { pathname } = useLocation()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    text.current?.focus({ preventScroll: true })
    text.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])
  return (
    <>
      <div
        ref={text}
        role="status"
        tabIndex={-1}
        className="border-l-4 border-leaf pl-4 outline-none"
      >
        <p className="font-semibold break-words whitespace-pre-line">
          {thanks || t('site.thanks')}
        </p>
        {needsConfirmation ? <p className="mt-2">{t('site.confirm')}</p> : null}
      </div>
      {/* A new document: its form is empty, and the address says no more that one was sent. */}
      <a href={pathname} className="mt-4 inline-flex min-h-11 items-center text-link">
        {t('site.again')}
      </a>
    </>
  )
}
