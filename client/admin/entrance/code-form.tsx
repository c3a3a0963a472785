import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useConfirmSignInMutation } from './entrance.generated.ts'

type CodeFormProps = { onIn(session: StaffSession): void; onBack(): void }

/** Takes a recovery code as well. */
export function CodeForm({ onIn, onBack }: CodeFormProps): ReactElement {
  const { t } = useTranslation('entrance')
  const send = useSend(useConfirmSignInMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).codeRules,
    send,
    onDone: ({ session }) => onIn(session),
  })
  return (
    <Form form={form} label={t('code.title')}>
      <Field
        name="code"
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
      />
      <SubmitButton>{t('submit')}</SubmitButton>
      <button type="button" onClick={onBack} className="min-h-11 self-start text-link">
        {t('code.back')}
      </button>
    </Form>
  )
}
