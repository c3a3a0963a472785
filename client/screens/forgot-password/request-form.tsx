import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useRequestPasswordResetMutation } from './forgot-password.generated.ts'

type RequestFormProps = {
  readonly labelledBy: string
  /** The submitted address, when the form is opened again. */
  readonly typed: string | null
  readonly onSent: (email: string) => void
}

/** The answer does not reveal whether the address has an account. */
export function RequestForm({ labelledBy, typed, onSent }: RequestFormProps): ReactElement {
  const { t } = useTranslation('account')
  const requestLink = useSend(useRequestPasswordResetMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).forgotPasswordRules,
    send: requestLink,
    onDone: (_done, { email }) => onSent(email),
  })
  return (
    <Form form={form} labelledBy={labelledBy}>
      <EmailField
        name="email"
        label={t('email')}
        autoComplete="username"
        defaultValue={typed ?? undefined}
      />
      <SubmitButton>{t('forgotten.submit')}</SubmitButton>
    </Form>
  )
}
