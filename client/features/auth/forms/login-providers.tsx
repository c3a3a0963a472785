import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { keepTarget } from '#client/features/auth/safe-path.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useLoginProvidersQuery, useStartSocialLoginMutation } from './login.generated.ts'

type LoginProvidersProps = {
  /** Target path after the login. */
  readonly target: string | null
}

export function LoginProviders({ target }: LoginProvidersProps): ReactElement | null {
  const { t } = useTranslation('account')
  const startSocialLogin = useMutationAction(useStartSocialLoginMutation, () =>
    t('social.notStarted'),
  )
  const { data } = useLoginProvidersQuery()
  const providers = data?.loginProviders ?? []
  if (providers.length === 0) return null

  async function start(provider: string): Promise<void> {
    const started = await startSocialLogin({ provider })
    if (!started) return
    keepTarget(sessionStorage, target)
    window.location.assign(started.url)
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
