import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MarkupField } from '#client/admin/screens/consent/markup-field.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useCreateConsentMutation } from './consents.generated.ts'

type NewConsentDialogProps = {
  /** The first one of the site. */
  readonly language: string
  onClose(): void
}

/** A consent begins with a text in the first language; its other languages are added on its screen. */
export function NewConsentDialog({ language, onClose }: NewConsentDialogProps): ReactElement {
  const { t } = useTranslation('consents')
  const navigate = useNavigate()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useCreateConsentMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    send: ({ text = '' }) => send({ language, html: text }),
    onProblem: ({ message }) => ({ field: 'text', text: message }),
    async onDone({ consent }) {
      dialog.current?.close()
      await navigate(`/admin/consent/${consent.number}`)
    },
  })
  useStoredInput(form, 'consent:new')
  return (
    <Dialog
      ref={dialog}
      title={t('new.title')}
      className={`w-full md:max-w-3xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('new.title')} className="px-5 pb-8 md:px-8">
        <p className="text-ink-soft">{t('new.text')}</p>
        <MarkupField
          name="text"
          label={t(`languages.${language}`, { defaultValue: language })}
          defaultValue=""
          isRequired={false}
        />
        <SubmitButton>{t('new.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
