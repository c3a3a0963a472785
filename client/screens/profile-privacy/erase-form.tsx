import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
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
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const [eraseAccount] = useEraseAccountMutation()
  const session = useSession()
  const toasts = useToastStore()
  const form = useForm({
    rules: async () => {
      const { eraseAccountRules, noRules } = await import('./erase-rules.ts')
      return hasPassword ? eraseAccountRules : noRules
    },
    alsoCheck: (raw) => (SURE in raw ? [] : [{ field: SURE, rule: 'required' }]),
    submit: async ({ password }) => {
      const input = password === undefined ? {} : { password }
      const answer = (await eraseAccount({ variables: { input } })).data?.eraseAccount
      if (answer?.__typename !== 'EraseAccountSuccess') {
        // Without a password a recent login confirms.
        return !hasPassword && answer?.code === 'INCORRECT_PASSWORD'
          ? { field: null, text: t('erase.loginAgain') }
          : refusalOf(inForms, answer)
      }
      await navigate(pathTo('home'), { replace: true })
      session.change()
      toasts.show('success', t('erase.done'))
      return null
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
