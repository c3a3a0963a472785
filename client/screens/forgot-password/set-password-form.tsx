import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useSetPasswordMutation } from './forgot-password.generated.ts'

type SetPasswordFormProps = {
  readonly token: string
  readonly labelledBy: string
  /** The link is used, expired or incomplete. */
  readonly onDead: () => void
  readonly onDone: () => void
}

export function SetPasswordForm(props: SetPasswordFormProps): ReactElement {
  const { token, labelledBy, onDead, onDone } = props
  const { t } = useTranslation('account')
  const setPassword = useSend(useSetPasswordMutation)
  const toasts = useToastStore()
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).setPasswordRules,
    clearsAfterwards: true,
    send: ({ newPassword }) => setPassword({ token, newPassword }),
    onDone() {
      toasts.show('success', t('setPassword.done'))
      onDone()
    },
    onProblem({ field }) {
      if (field === 'token') onDead()
    },
  })
  return (
    <Form form={form} labelledBy={labelledBy}>
      <PasswordField
        name="newPassword"
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
      <PasswordField
        name="repeatedPassword"
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
      <SubmitButton>{t('setPassword.submit')}</SubmitButton>
    </Form>
  )
}
