import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { refusalOf, type ShownProblem } from '#client/features/forms/refusals.ts'
import type { Outcome } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { usePasskey } from './use-passkey.ts'

type PasskeyButtonProps<Done> = {
  send(response: string): Promise<Outcome<Done, ShownProblem>>
  onDone(done: Done): void
}

/** Lets a passkey sign, and sends what it answers, before the code that may stand in for it. */
export function PasskeyButton<Done>({ send, onDone }: PasskeyButtonProps<Done>): ReactElement {
  const { t } = useTranslation('entrance')
  const { t: formTexts } = useTranslation('forms')
  const toasts = useToastStore()
  const { sign } = usePasskey()

  async function go(): Promise<void> {
    const signed = await sign()
    const { done, problem } = signed.done ? await send(signed.done.response) : signed
    if (done) onDone(done)
    else if (problem) toasts.show('error', refusalOf(formTexts, problem).text)
  }

  return (
    <>
      <ActionButton onAction={go} className={`${buttonClass('primary')} self-start max-sm:w-full`}>
        {t('passkey.use')}
      </ActionButton>
      <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('passkey.or')}
      </p>
    </>
  )
}
