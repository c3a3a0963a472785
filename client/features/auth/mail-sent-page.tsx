import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { AuthPage } from './auth-page.tsx'

type MailSentPageProps = {
  readonly email: string
  /** Purpose of the mail. */
  readonly kind: 'register' | 'reset'
  /** The login, for when the mail was confirmed, possibly on another device. */
  readonly loginPath: string
  /** Undefined when it cannot be sent again. */
  readonly onAgain?: () => Promise<unknown>
  readonly onMend: () => void
}

/** Replaces the submitted form and explains the next step. */
export function MailSentPage(props: MailSentPageProps): ReactElement {
  const { email, kind, loginPath, onAgain, onMend } = props
  const { t } = useTranslation('account')
  return (
    <AuthPage title={t('checkMail.title')} titleId="mail-sent">
      <div className="flex flex-col gap-4">
        <p className="flex items-start gap-4 text-lead">
          <Icon name="mail" className="mt-1 size-8 text-tide" />
          <span className="min-w-0 text-pretty">{t(`checkMail.${kind}`, { email })}</span>
        </p>
        <p className="text-pretty text-ink-soft">{t('checkMail.hint')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PathLink path={loginPath} className={`${buttonClass('secondary')} max-sm:w-full`}>
            {t('checkMail.toLogin')}
          </PathLink>
          {onAgain ? (
            <ActionButton onAction={onAgain} className="min-h-11 text-left text-link">
              {t('checkMail.again')}
            </ActionButton>
          ) : null}
          <button type="button" onClick={onMend} className="min-h-11 text-left text-link">
            {t('checkMail.mend')}
          </button>
        </div>
      </div>
    </AuthPage>
  )
}
