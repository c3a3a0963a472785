import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'

type CheckYourMailProps = {
  readonly email: string
  /** What the mail is for. */
  readonly kind: 'register' | 'reset'
  readonly onAgain: () => void
}

/** In the place of the form that was sent; it takes the focus that the form had. */
export function CheckYourMail({ email, kind, onAgain }: CheckYourMailProps): ReactElement {
  const { t } = useTranslation('account')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <Icon name="mail" className="size-10 text-tide" />
      <h2 ref={heading} tabIndex={-1} className="display text-section">
        {t('checkMail.title')}
      </h2>
      <p className="text-lead">{t(`checkMail.${kind}`, { email })}</p>
      <p className="text-ink-soft">{t('checkMail.hint')}</p>
      <button
        type="button"
        onClick={onAgain}
        className="inline-flex min-h-11 items-center self-start text-link"
      >
        {t('checkMail.again')}
      </button>
    </div>
  )
}
