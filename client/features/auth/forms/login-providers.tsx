import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { keepTarget } from '#client/features/auth/safe-path.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useLoginProvidersQuery, useStartSocialLoginMutation } from './login.generated.ts'

type LoginProvidersProps = {
  /** Target path after the login. */
  readonly target: string | null
}

export function LoginProviders({ target }: LoginProvidersProps): ReactElement | null {
  const { t } = useTranslation('account')
  const [startSocialLogin] = useStartSocialLoginMutation()
  const toasts = useToastStore()
  const { data } = useLoginProvidersQuery()
  const providers = data?.loginProviders ?? []
  if (providers.length === 0) return null

  async function start(provider: string): Promise<void> {
    const input = { provider }
    const answer = (await startSocialLogin({ variables: { input } })).data?.startSocialLogin
    if (answer?.__typename === 'StartSocialLoginSuccess') {
      keepTarget(sessionStorage, target)
      window.location.assign(answer.url)
    } else if (answer) toasts.show('error', t('social.notStarted'))
  }

  return (
    <div className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
      <p className="text-base text-ink-soft">{t('social.or')}</p>
      {providers.map(({ key, name }) => (
        <ActionButton
          key={key}
          onAction={() => start(key)}
          className={`${buttonClass('secondary')} w-full`}
        >
          {t('social.continueWith', { name })}
        </ActionButton>
      ))}
    </div>
  )
}
