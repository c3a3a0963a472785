import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { keepTarget } from './kept-target.ts'
import { StartSocialLoginDocument, useLoginProvidersQuery } from './login.generated.ts'

type LoginProvidersProps = {
  /** Where to go once they are back and logged in. */
  readonly target: string | null
}

export function LoginProviders({ target }: LoginProvidersProps): ReactElement | null {
  const { t } = useTranslation('account')
  const ask = useAsk()
  const toasts = useToastStore()
  const { data } = useLoginProvidersQuery()
  const [startedKey, setStartedKey] = useState<string | null>(null)
  const providers = data?.loginProviders ?? []
  if (providers.length === 0) return null

  async function start(provider: string): Promise<void> {
    if (startedKey !== null) return
    setStartedKey(provider)
    const answer = (await ask(StartSocialLoginDocument, { provider }))?.startSocialLogin
    if (answer?.__typename === 'StartSocialLoginSuccess') {
      keepTarget(sessionStorage, target)
      window.location.assign(answer.url)
      return
    }
    setStartedKey(null)
    if (answer) toasts.show('error', t('social.notStarted'))
  }

  return (
    <div className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
      <p className="text-base text-ink-soft">{t('social.or')}</p>
      {providers.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-disabled={startedKey === key || undefined}
          onClick={() => start(key).catch(reportError)}
          className={`${buttonClass('secondary')} w-full`}
        >
          {t('social.continueWith', { name })}
        </button>
      ))}
    </div>
  )
}
