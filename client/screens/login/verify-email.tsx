import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VerifyEmailDocument } from '#client/features/auth/verify-email.generated.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'

type VerifyEmailProps = {
  readonly token: string
  readonly onDone: (email: string | null) => void
}

/** A click confirms. Opening the page does not: programs that look at mails open pages too. */
export function VerifyEmail({ token, onDone }: VerifyEmailProps): ReactElement {
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const ask = useAsk()
  const toasts = useToastStore()
  const isRunning = useRef(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isDead, setIsDead] = useState(false)

  async function verify(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const answer = (await ask(VerifyEmailDocument, { token }))?.verifyEmail
    isRunning.current = false
    if (answer?.__typename !== 'VerifyEmailSuccess') {
      setMessage(refusalOf(inForms, answer).text)
      setIsDead(answer?.__typename === 'FormProblem' && answer.code === 'INVALID_TOKEN')
      return
    }
    toasts.show('success', t('verify.done'))
    onDone(answer.email)
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <div role="alert" className={message === null ? '' : 'rounded-md bg-sand px-4 py-3'}>
        {message}
      </div>
      <button
        type="button"
        onClick={() => verify().catch(reportError)}
        className={`${buttonClass('primary')} max-sm:w-full`}
      >
        {t('verify.submit')}
      </button>
      {isDead ? (
        <div className="w-full border-t border-line pt-6">
          <p className="mb-4 text-ink-soft">{t('verify.dead')}</p>
          <div className="flex flex-wrap gap-3">
            <PathLink path={pathTo('login')} className={buttonClass('secondary')}>
              {t('login.submit')}
            </PathLink>
            <PathLink path={pathTo('register')} className={buttonClass('quiet')}>
              {t('register.submit')}
            </PathLink>
          </div>
        </div>
      ) : null}
    </div>
  )
}
