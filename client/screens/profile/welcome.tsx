import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginForm } from '#client/features/auth/forms/login-form.tsx'
import { LoginProviders } from '#client/features/auth/forms/login-providers.tsx'
import { RegisterForm, type Registrant } from '#client/features/auth/forms/register-form.tsx'
import { MailSentPage } from '#client/features/auth/mail-sent-page.tsx'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { useSentMail } from '#client/features/auth/use-sent-mail.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'

/** For visitors: login and registration side by side. */
export function Welcome(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const profile = pathTo('profile')
  const mail = useSentMail<Registrant>()

  if (mail.sent !== null) {
    const { email } = mail.sent
    const login = pathTo('login', {}, { [REDIRECT_KEY]: profile })
    return <MailSentPage email={email} kind="register" loginPath={login} onMend={mail.goBack} />
  }
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={t('profile.title')} path={null} isHidden />
      <h1 className="display text-title">{t('profile.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-balance text-ink-soft">
        {t('profile.welcome')}
      </p>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="profile-login">
          <h2 id="profile-login" className="mb-6 display text-section">
            {t('login.title')}
          </h2>
          <LoginForm labelledBy="profile-login" />
          <LoginProviders target={profile} />
        </section>
        <section aria-labelledby="profile-register">
          <h2 id="profile-register" className="mb-6 display text-section">
            {t('register.title')}
          </h2>
          <RegisterForm
            labelledBy="profile-register"
            typed={mail.typed}
            returnPath={profile}
            onSent={mail.show}
            onReady={() => window.scrollTo({ top: 0 })}
          />
        </section>
      </div>
    </div>
  )
}
