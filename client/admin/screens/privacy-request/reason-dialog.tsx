import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { MAX_REASON } from '#services/contract/rules/privacy.ts'
import type { ReasonedStep } from './answer-panel.tsx'
import { useAnswerPrivacyRequestMutation } from './privacy-request.generated.ts'

type ReasonDialogProps = { readonly id: string; readonly step: ReasonedStep; onClose(): void }

/** Prolongs or refuses, with the reason that the person reads. */
export function ReasonDialog({ id, step, onClose }: ReasonDialogProps): ReactElement {
  const { t } = useTranslation('privacy')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useAnswerPrivacyRequestMutation)
  const title = t(`reasoning.${step}`)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/privacy.ts')).privacyReasonRules,
    send: ({ reason }) => send({ id, step, reason }),
    onDone() {
      toasts.show('success', t(`done.${step}`))
      dialog.current?.close()
    },
  })
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <p>{t(`reasoning.${step}Text`)}</p>
        <ReasonField />
        <SubmitButton>{t(`steps.${step}`)}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function ReasonField(): ReactElement {
  const { t } = useTranslation('privacy')
  const field = useField('reason', true)
  return (
    <FieldFrame field={field} label={t('reason')} hint={t('reasoning.hint')}>
      <textarea
        {...field.attributes}
        name="reason"
        rows={4}
        maxLength={MAX_REASON}
        className={INPUT}
      />
    </FieldFrame>
  )
}
