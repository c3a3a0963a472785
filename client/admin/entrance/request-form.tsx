import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useRequestStaffPasswordMutation } from './entrance.generated.ts'

/** Answered alike for every address. */
export function RequestForm({
  onSent,
}: {
  readonly onSent: (email: string) => void
}): ReactElement {
  const { t } = useTranslation('entrance')
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).forgotPasswordRules,
    send: useSend(useRequestStaffPasswordMutation),
    onDone: (_done, { email }) => onSent(email),
  })
  return (
    <Form form={form} label={t('forgotten.title')}>
      <p>{t('forgotten.text')}</p>
      <EmailField name="email" label={t('email')} autoComplete="username" />
      <SubmitButton>{t('forgotten.submit')}</SubmitButton>
    </Form>
  )
}
