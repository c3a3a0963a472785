import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Press } from '#client/features/newsletter/press.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useConfirmFormEmailMutation } from './confirm-email.generated.ts'
import { CONFIRM_FORM_INTENT, isDeadLink } from './confirmation.ts'
import { DeadLink } from './dead-link.tsx'

type ConfirmFormProps = { readonly token: string; onDone(): void }

/** The address of an answer to a form is confirmed by one press, in every browser. */
export function ConfirmForm({ token, onDone }: ConfirmFormProps): ReactElement {
  const { t } = useTranslation('newsletter')
  const { pathTo } = usePaths()
  const toasts = useToastStore()
  const posted = usePosted([CONFIRM_FORM_INTENT])
  const [isDead, setIsDead] = useState(isDeadLink(posted?.shown))
  const send = useSend(useConfirmFormEmailMutation)

  async function press(): Promise<void> {
    const { done, problem } = await send({ token })
    if (done) onDone()
    else if (problem?.code === 'INVALID_TOKEN') setIsDead(true)
    else if (problem) toasts.show('error', problem.message)
  }

  if (isDead) {
    return (
      <DeadLink text={t('form.dead')} path={pathTo('home')}>
        {t('goal.home')}
      </DeadLink>
    )
  }
  return (
    <>
      <h1 className="display text-title">{t('form.title')}</h1>
      <p className="max-w-prose text-lead text-ink-soft">{t('form.hint')}</p>
      <Press intent={CONFIRM_FORM_INTENT} token={token} onPress={press}>
        {t('form.submit')}
      </Press>
    </>
  )
}
