import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { LoginForm } from '#client/features/auth/forms/login-form.tsx'
import { LoginProviders } from '#client/features/auth/forms/login-providers.tsx'
import { REDIRECT_KEY, redirectTarget, safePath } from '#client/features/auth/safe-path.ts'
import { useOnLoginElsewhere } from '#client/features/auth/session/use-on-login-elsewhere.ts'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { readVisitor } from '#client/features/auth/session/visitor.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { VERIFICATION_KEY } from './verification-key.ts'
import { type Confirmed, VerifyEmail } from './verify-email.tsx'

const TITLE = 'login-title'

export function LoginScreen(): ReactElement {
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const token = useQueryString().get(VERIFICATION_KEY)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  useFocusOnChange(token === null)

  function continueWith(confirmation: Confirmed): void {
    // A changed e-mail address has ended the session; a repeated click on the link has not.
    session.change()
    const isCustomer = readVisitor(document.cookie).hasSession
    setConfirmed(confirmation)
    const target = safePath(confirmation.returnPath)
    const login = pathTo('login', {}, { [REDIRECT_KEY]: target })
    // The token is used, so the address bar and bookmarks need not keep it.
    void navigate(isCustomer ? (target ?? pathTo('profile')) : login, { replace: true })
  }

  return token === null ? (
    <Login confirmed={confirmed} />
  ) : (
    <VerifyEmail token={token} onDone={continueWith} />
  )
}

type LoginProps = {
  /** The address that was just confirmed. */
  readonly confirmed: Confirmed | null
}

function Login({ confirmed }: LoginProps): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const target = redirectTarget(useQueryString())
  useOnLoginElsewhere(enter)

  function enter(): void {
    // Back then skips the login form.
    void navigate(target ?? pathTo('home'), { replace: true })
  }

  function intro(): string | undefined {
    if (confirmed?.isPasswordMailed) return t('verify.nowPassword')
    if (confirmed !== null) return t('verify.nowLogin')
    return target === null ? undefined : t('login.thenBack')
  }

  return (
    <AuthPage title={t('login.title')} titleId={TITLE} intro={intro()}>
      <LoginForm labelledBy={TITLE} defaultEmail={confirmed?.email ?? undefined} onDone={enter} />
      <LoginProviders target={target} />
      <div className="mt-8 border-t border-line pt-6">
        <h2 className="display text-2xl">{t('login.noAccount')}</h2>
        <p className="mt-1 mb-4 text-ink-soft">{t('login.noAccountText')}</p>
        <PathLink
          path={pathTo('register', {}, { [REDIRECT_KEY]: target })}
          className={`${buttonClass('secondary')} max-sm:w-full`}
        >
          {t('register.submit')}
        </PathLink>
        <p className="mt-6">
          {t('login.guest')}{' '}
          <PathLink path={pathTo('trackOrder')} className="text-link">
            {t('login.track')}
          </PathLink>
        </p>
      </div>
    </AuthPage>
  )
}
