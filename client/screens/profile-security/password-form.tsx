import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useChangePasswordMutation } from './profile-security.generated.ts'

type PasswordFormProps = {
  readonly labelledBy: string
  readonly email: string
  readonly onDone: () => void
}

export function PasswordForm({ labelledBy, email, onDone }: PasswordFormProps): ReactElement {
  const { t } = useTranslation('profile')
  const { t: inForms } = useTranslation('forms')
  const [changePassword] = useChangePasswordMutation()
  const toasts = useToastStore()
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).changePasswordRules,
    clearsAfterwards: true,
    submit: async ({ oldPassword, newPassword }) => {
      const input = { oldPassword, newPassword }
      const answer = (await changePassword({ variables: { input } })).data?.changePassword
      if (answer?.__typename !== 'ChangePasswordSuccess') return refusalOf(inForms, answer)
      toasts.show('success', t('password.done'))
      onDone()
      return null
    },
  })
  return (
    <Form form={form} labelledBy={labelledBy}>
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="oldPassword" label={t('password.old')} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.hint')}
      />
      <PasswordField
        name="repeatedPassword"
        label={t('password.repeat')}
        autoComplete="new-password"
      />
      <SubmitButton>{t('password.submit')}</SubmitButton>
    </Form>
  )
}
