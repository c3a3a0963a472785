import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '#client/features/forms/email-field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useForm } from '#client/features/forms/use-form.ts'
import { RequestPasswordResetDocument } from './forgot-password.generated.ts'

type RequestFormProps = {
  readonly labelledBy: string
  readonly onSent: (email: string) => void
}

/** The answer is the same whether the address has an account or not. */
export function RequestForm({ labelledBy, onSent }: RequestFormProps): ReactElement {
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const ask = useAsk()
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).forgotPasswordRules,
    send: async ({ email }) => {
      const answer = (await ask(RequestPasswordResetDocument, { email }))?.requestPasswordReset
      if (answer?.__typename !== 'RequestPasswordResetSuccess') return refusalOf(inForms, answer)
      onSent(email)
      return null
    },
  })
  return (
    <Form form={form} labelledBy={labelledBy}>
      <EmailField name="email" label={t('email')} autoComplete="username" />
      <SubmitButton>{t('forgotten.submit')}</SubmitButton>
    </Form>
  )
}
