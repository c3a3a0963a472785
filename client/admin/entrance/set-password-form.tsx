import { useApolloClient } from '@apollo/client/react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { StaffSessionDocument } from '#client/admin/session/session.generated.ts'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useSetStaffPasswordMutation } from './entrance.generated.ts'

type SetPasswordFormProps = { readonly token: string; onDead(): void }

export function SetPasswordForm({ token, onDead }: SetPasswordFormProps): ReactElement {
  const { t } = useTranslation('entrance')
  const client = useApolloClient()
  const navigate = useNavigate()
  const toasts = useToastStore()
  const send = useSend(useSetStaffPasswordMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).setPasswordRules,
    send: ({ newPassword }) => send({ token, newPassword }),
    async onDone() {
      // All sessions have ended, that of this browser too.
      client.writeQuery({ query: StaffSessionDocument, data: { staffSession: null } })
      toasts.show('success', t('newPassword.done'))
      await navigate('/adminLogin', { replace: true })
    },
    onProblem(problem) {
      if (problem.code === 'INVALID_TOKEN') onDead()
    },
  })
  return (
    <Form form={form} label={t('newPassword.title')}>
      <p>{t('newPassword.text')}</p>
      <PasswordField
        name="newPassword"
        label={t('newPassword.label')}
        autoComplete="new-password"
      />
      <PasswordField
        name="repeatedPassword"
        label={t('newPassword.repeated')}
        autoComplete="new-password"
      />
      <SubmitButton>{t('newPassword.submit')}</SubmitButton>
    </Form>
  )
}
