import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { LoginProviders } from '#client/features/auth/forms/login-providers.tsx'
import { RegisterForm, type Registrant } from '#client/features/auth/forms/register-form.tsx'
import { MailSentPage } from '#client/features/auth/mail-sent-page.tsx'
import { REDIRECT_KEY, redirectTarget } from '#client/features/auth/safe-path.ts'
import { useSentMail } from '#client/features/auth/use-sent-mail.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'

const TITLE = 'register-title'

export function RegisterScreen(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const target = redirectTarget(useQueryString())
  const login = pathTo('login', {}, { [REDIRECT_KEY]: target })
  const mail = useSentMail<Registrant>()

  if (mail.sent !== null) {
    const { email } = mail.sent
    return <MailSentPage email={email} kind="register" loginPath={login} onMend={mail.goBack} />
  }
  return (
    <AuthPage title={t('register.title')} titleId={TITLE} intro={t('register.intro')}>
      <RegisterForm
        labelledBy={TITLE}
        typed={mail.typed}
        returnPath={target}
        onSent={mail.show}
        onReady={() => void navigate(login)}
      />
      <LoginProviders target={target} />
      <p className="mt-8 border-t border-line pt-6">
        {t('register.haveAccount')}{' '}
        <PathLink path={login} className="inline-flex min-h-11 items-center text-link">
          {t('register.toLogin')}
        </PathLink>
      </p>
    </AuthPage>
  )
}
