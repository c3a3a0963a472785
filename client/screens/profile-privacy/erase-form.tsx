import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useEraseAccountMutation } from './profile-privacy.generated.ts'

type EraseFormProps = {
  readonly labelledBy: string
  /** Accounts without a password confirm with the checkbox and a recent login. */
  readonly hasPassword: boolean
  readonly email: string
}

const SURE = 'isSure'

export function EraseForm({ labelledBy, hasPassword, email }: EraseFormProps): ReactElement {
  const { t } = useTranslation('profile')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const eraseAccount = useSend(useEraseAccountMutation)
  const session = useSession()
  const toasts = useToastStore()
  const form = useMutationForm({
    rules: async () => {
      const { eraseAccountRules, noRules } = await import('./erase-rules.ts')
      return hasPassword ? eraseAccountRules : noRules
    },
    alsoCheck: (raw) => (SURE in raw ? [] : [{ field: SURE, rule: 'required' }]),
    send: ({ password }) => eraseAccount(password === undefined ? {} : { password }),
    async onDone() {
      await navigate(pathTo('home'), { replace: true })
      session.change()
      toasts.show('success', t('erase.done'))
    },
    onProblem({ code }) {
      // Without a password a recent login confirms.
      if (hasPassword || code !== 'INCORRECT_PASSWORD') return
      return { field: null, text: t('erase.loginAgain') }
    },
  })
  return (
    <Form form={form} labelledBy={labelledBy} className="max-w-md">
      {hasPassword ? (
        <>
          {/* By it password managers find the password. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={t('erase.password')}
            autoComplete="current-password"
          />
        </>
      ) : null}
      <CheckboxField name={SURE} isRequired>
        {t('erase.sure')}
      </CheckboxField>
      <SubmitButton look="secondary">{t('erase.submit')}</SubmitButton>
    </Form>
  )
}
