import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  useCreateFormMutation,
  useSaveFormMutation,
} from '#client/admin/screens/form/form.generated.ts'
import { RadioChoices } from '#client/admin/ui/radio-choices.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import {
  FORM_NAME_LENGTH,
  FORM_PURPOSES,
  type FormPurpose,
} from '#services/contract/rules/form-fields.ts'
import { starterChanges } from './starter-form.ts'

/** A form begins with the fields that its purpose needs most. */
export function NewFormDialog({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation('siteForms')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const dialog = useRef<DialogHandle>(null)
  const [purpose, setPurpose] = useState<FormPurpose>('GENERAL')
  const create = useSend(useCreateFormMutation)
  const save = useMutationAction(useSaveFormMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      return raw['name']?.trim() ? null : { field: 'name', text: t('faults.name') }
    },
    send: (_values, raw) => create({ name: (raw['name'] ?? '').trim(), purpose }),
    async onDone({ form: made }) {
      const changes = [...starterChanges(made)]
      await save({ id: made.id, sitting: crypto.randomUUID(), changes })
      toasts.show('success', t('new.created'))
      dialog.current?.close()
      await navigate(`/admin/forms/${made.id}`)
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('new.open')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="px-5 pb-8 md:px-8">
        <Form form={form} label={t('new.open')}>
          <Field
            name="name"
            label={t('new.name')}
            hint={t('new.nameHint')}
            maxLength={FORM_NAME_LENGTH}
          />
          <RadioChoices
            name="purpose"
            legend={t('new.purpose')}
            choices={FORM_PURPOSES.map((value) => ({
              value,
              label: t(`words.${value}`),
              about: t(`new.purposes.${value}`),
            }))}
            chosen={purpose}
            onChange={(value) => setPurpose(value)}
          />
          <SubmitButton>{t('new.create')}</SubmitButton>
        </Form>
      </div>
    </Dialog>
  )
}
