import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { MailSentPage } from '#client/features/auth/mail-sent-page.tsx'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { useSentMail } from '#client/features/auth/use-sent-mail.ts'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useRequestPasswordResetMutation } from './forgot-password.generated.ts'
import { RequestForm } from './request-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { TOKEN_KEY } from './token-key.ts'

const TITLE = 'password-title'

/** Requests a mail with a link; opened by that link, sets the password. */
export function ForgotPasswordScreen(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const token = useQueryString().get(TOKEN_KEY)
  const [deadToken, setDeadToken] = useState<string | null>(null)
  const isDead = token !== null && token === deadToken
  useFocusOnChange(isDead ? 'dead' : token === null)

  if (token === null) return <RequestLink />
  if (isDead) return <DeadLink />
  return (
    <AuthPage title={t('setPassword.title')} titleId={TITLE} intro={t('setPassword.intro')}>
      <SetPasswordForm
        token={token}
        labelledBy={TITLE}
        onDead={() => setDeadToken(token)}
        onDone={() => {
          // It ended all sessions, including this one.
          session.change()
          void navigate(pathTo('login'), { replace: true })
        }}
      />
    </AuthPage>
  )
}

/** Another password would not help, so this replaces the form and links to a new request. */
function DeadLink(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  return (
    <AuthPage title={t('verify.deadTitle')} titleId={TITLE} intro={t('setPassword.dead')}>
      <PathLink
        path={pathTo('forgotPassword')}
        className={`${buttonClass('primary')} max-sm:w-full`}
      >
        {t('setPassword.newLink')}
      </PathLink>
    </AuthPage>
  )
}

function RequestLink(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const toasts = useToastStore()
  const requestLink = useMutationAction(useRequestPasswordResetMutation)
  const mail = useSentMail<string>()

  async function sendAgain(email: string): Promise<void> {
    if (await requestLink({ email })) toasts.show('success', t('checkMail.sentAgain'))
  }

  if (mail.sent !== null) {
    const email = mail.sent
    return (
      <MailSentPage
        email={email}
        kind="reset"
        loginPath={pathTo('login')}
        onAgain={() => sendAgain(email)}
        onMend={mail.goBack}
      />
    )
  }
  return (
    <AuthPage title={t('forgotten.title')} titleId={TITLE} intro={t('forgotten.intro')}>
      <RequestForm labelledBy={TITLE} typed={mail.typed} onSent={mail.show} />
      <p className="mt-8 border-t border-line pt-6">
        <PathLink path={pathTo('login')} className={LINK}>
          {t('forgotten.toLogin')}
        </PathLink>
      </p>
    </AuthPage>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-link'
