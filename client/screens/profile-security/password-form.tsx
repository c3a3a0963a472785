import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useChangePasswordMutation } from './profile-security.generated.ts'

type PasswordFormProps = {
  readonly labelledBy: string
  readonly email: string
  readonly onDone: () => void
}

export function PasswordForm({ labelledBy, email, onDone }: PasswordFormProps): ReactElement {
  const { t } = useTranslation('profile')
  const changePassword = useSend(useChangePasswordMutation)
  const toasts = useToastStore()
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).changePasswordRules,
    clearsAfterwards: true,
    send: ({ oldPassword, newPassword }) => changePassword({ oldPassword, newPassword }),
    onDone() {
      toasts.show('success', t('password.done'))
      onDone()
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
