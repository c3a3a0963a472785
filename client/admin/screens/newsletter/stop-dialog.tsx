import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { REASON_MAX } from '#services/contract/rules/newsletter.ts'
import { useStopNewsletterSubscribersMutation } from './newsletter.generated.ts'

type StopDialogProps = {
  readonly ids: readonly string[]
  onDone(): void
  onClose(): void
}

/** Ends the newsletter of the chosen addresses, for a reason that the history shows. */
export function StopDialog({ ids, onDone, onClose }: StopDialogProps): ReactElement {
  const { t } = useTranslation('newsletter')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useStopNewsletterSubscribersMutation)
  const title = t('stopping.title', { count: ids.length })
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/newsletter.ts')).stopReasonRules,
    send: ({ reason }) => send({ ids: [...ids], reason }),
    onDone() {
      toasts.show('success', t('stopping.done'))
      dialog.current?.close()
      onDone()
    },
  })
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <Field
          name="reason"
          label={t('stopping.reason')}
          hint={t('stopping.hint')}
          maxLength={REASON_MAX}
        />
        <SubmitButton>{t('stopping.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
