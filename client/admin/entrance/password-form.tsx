import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useSignInMutation } from './entrance.generated.ts'

type PasswordFormProps = {
  readonly email?: string | undefined
  onDone(session: StaffSession): void
}

export function PasswordForm({ email, onDone }: PasswordFormProps): ReactElement {
  const { t } = useTranslation('entrance')
  const send = useSend(useSignInMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).loginRules,
    send: ({ username, password }) => send({ email: username, password }),
    onDone: ({ session }) => onDone(session),
  })
  return (
    <Form form={form} label={t('title')}>
      <EmailField
        name="username"
        label={t('email')}
        autoComplete="username"
        {...(email === undefined ? {} : { defaultValue: email })}
      />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}
