import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { type StaffFormFieldsFragment, useDeleteFormMutation } from './form.generated.ts'

type DeleteFormProps = {
  readonly form: Pick<StaffFormFieldsFragment, 'id' | 'name' | 'answers' | 'pages'>
  onDeleted(): void
}

/** Of a form that no page shows. Its answers go with it, once their number is confirmed. */
export function DeleteForm({ form, onDeleted }: DeleteFormProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const mayDeleteAnswers = useHasRight('answers.delete')
  const [isOpen, setIsOpen] = useState(false)
  if (form.pages.length > 0) return <p className="text-ink-soft">{t('delete.used')}</p>
  if (form.answers > 0 && !mayDeleteAnswers) {
    return <p className="text-ink-soft">{t('delete.noRight')}</p>
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`${deskButton('danger')} self-start`}
      >
        {t('delete.open')}
      </button>
      {isOpen ? <DeleteDialog {...{ form, onDeleted }} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function DeleteDialog({
  form: { id, name, answers },
  onDeleted,
  onClose,
}: DeleteFormProps & { onClose(): void }): ReactElement {
  const { t } = useTranslation('siteForms')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useDeleteFormMutation)
  const control = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const isRight = answers === 0 || Number(raw['answers']) === answers
      return isRight ? null : { field: 'answers', text: t('delete.wrong', { count: answers }) }
    },
    send: () => send({ id, answers }),
    async onDone() {
      toasts.show('success', t('delete.done', { name }))
      onDeleted()
      dialog.current?.close()
      await navigate('/admin/forms')
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('delete.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="px-5 pb-8 md:px-8">
        <Form form={control} label={t('delete.title')}>
          <p>{answers === 0 ? t('delete.empty') : t('delete.text', { count: answers })}</p>
          {answers === 0 ? null : (
            <Field
              name="answers"
              label={t('delete.number')}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          <SubmitButton>{t('delete.confirm')}</SubmitButton>
        </Form>
      </div>
    </Dialog>
  )
}
