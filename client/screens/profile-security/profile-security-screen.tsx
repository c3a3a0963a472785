import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Gap } from '#client/ui/notice.tsx'
import { Devices } from './devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { useProfileSecurityQuery } from './profile-security.generated.ts'

const PASSWORD = 'security-password'
const DEVICES = 'security-devices'

export function ProfileSecurityScreen(): ReactElement | null {
  const { t } = useTranslation('profile')
  const { pathTo } = usePaths()
  const { data, refetch } = useProfileSecurityQuery({ errorPolicy: 'all' })
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null
  const { hasPassword, email, sessions } = data.me
  return (
    <AccountFrame current="profileSecurity" title={t('parts.profileSecurity')}>
      <section aria-labelledby={PASSWORD} className="max-w-xl">
        <h2 id={PASSWORD} className="mb-5 display text-section">
          {t('password.title')}
        </h2>
        {hasPassword ? (
          <PasswordForm
            labelledBy={PASSWORD}
            email={email}
            // The new password has ended all other sessions.
            onDone={() => void refetch().catch(() => null)}
          />
        ) : (
          <p>
            {t('password.none')}{' '}
            <PathLink path={pathTo('forgotPassword')} className="text-link">
              {t('password.setOne')}
            </PathLink>
          </p>
        )}
      </section>
      <section aria-labelledby={DEVICES} className="max-w-2xl border-t border-line pt-8">
        <h2 id={DEVICES} className="mb-2 display text-section">
          {t('devices.title')}
        </h2>
        <p className="mb-5 text-ink-soft">{t('devices.intro')}</p>
        {sessions ? <Devices sessions={sessions} /> : <Gap what={t('devices.title')} />}
      </section>
    </AccountFrame>
  )
}
