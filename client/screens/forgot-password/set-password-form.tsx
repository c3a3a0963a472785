import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
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
  const { t: inForms } = useTranslation('forms')
  const [setPassword] = useSetPasswordMutation()
  const toasts = useToastStore()
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).setPasswordRules,
    clearsAfterwards: true,
    submit: async ({ newPassword }) => {
      const input = { token, newPassword }
      const answer = (await setPassword({ variables: { input } })).data?.setPassword
      if (answer?.__typename !== 'SetPasswordSuccess') {
        if (answer?.__typename === 'FormProblem' && answer.field === 'token') onDead()
        return refusalOf(inForms, answer)
      }
      toasts.show('success', t('setPassword.done'))
      onDone()
      return null
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
