import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { CheckYourMail } from '#client/features/auth/check-your-mail.tsx'
import { useSession } from '#client/features/auth/use-session.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { RequestForm } from './request-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { TOKEN_KEY } from './token-key.ts'

const TITLE = 'password-title'

/** Asks for a link; with the link of the mail, sets the password. */
export function ForgotPasswordScreen(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const token = useQueryString().get(TOKEN_KEY)
  const [writtenTo, setWrittenTo] = useState<string | null>(null)

  if (token !== null) {
    return (
      <AuthPage title={t('setPassword.title')} titleId={TITLE} intro={t('setPassword.intro')}>
        <SetPasswordForm
          token={token}
          labelledBy={TITLE}
          onDone={() => {
            // All sessions ended by it, this one too.
            session.change()
            void navigate(pathTo('login'), { replace: true })
          }}
        />
        <p className="mt-8 border-t border-line pt-6">
          <PathLink path={pathTo('forgotPassword')} className={LINK}>
            {t('setPassword.newLink')}
          </PathLink>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('forgotten.title')}
      titleId={TITLE}
      intro={writtenTo === null ? t('forgotten.intro') : undefined}
    >
      {writtenTo === null ? (
        <RequestForm labelledBy={TITLE} onSent={setWrittenTo} />
      ) : (
        <CheckYourMail email={writtenTo} kind="reset" onAgain={() => setWrittenTo(null)} />
      )}
      <p className="mt-8 border-t border-line pt-6">
        <PathLink path={pathTo('login')} className={LINK}>
          {t('forgotten.toLogin')}
        </PathLink>
      </p>
    </AuthPage>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-link'
