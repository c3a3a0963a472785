import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AccountFieldsFragment,
  useUpdateProfileMutation,
} from '#client/features/account/update-profile.generated.ts'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'

export function DetailsForm({ me }: { readonly me: AccountFieldsFragment }): ReactElement {
  const { t } = useTranslation('profile')
  const update = useSend(useUpdateProfileMutation)
  const toasts = useToastStore()
  const session = useSession()
  /** Typing the current address cancels a pending change. */
  const shownEmail = me.pendingEmail ?? me.email
  const isOwn = (email: string) =>
    [shownEmail, me.email].some((one) => emailKey(one) === emailKey(email))
  const [email, setEmail] = useState(shownEmail)
  const needsPassword = me.hasPassword && !isOwn(email)
  const [isLoginStale, setIsLoginStale] = useState(false)

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).profileRules,
    send({ password, ...values }) {
      setIsLoginStale(false)
      return update(password === undefined ? values : { ...values, password })
    },
    onDone: (_done, values) =>
      toasts.show(
        'success',
        isOwn(values.email) ? t('details.saved') : t('details.savedMail', { email: values.email }),
      ),
    onProblem({ field }) {
      // Accounts without a password need a recent login instead.
      if (me.hasPassword || field !== 'password') return
      setIsLoginStale(true)
      return { field: null, text: t('details.loginTooOld') }
    },
  })
  const onInput: typeof form.handlers.onInput = (event) => {
    form.handlers.onInput?.(event)
    const { target } = event
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value)
  }

  return (
    <Form
      form={{ ...form, handlers: { ...form.handlers, onInput } }}
      label={t('parts.profileDetails')}
      className="max-w-xl"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields person={me} />
      </div>
      <EmailField
        name="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={shownEmail}
        hint={
          me.pendingEmail ? t('details.waits', { email: me.pendingEmail }) : t('details.mailHint')
        }
      />
      {needsPassword ? (
        <>
          {/* For password managers: the account of the password. */}
          <input type="text" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            name="password"
            label={t('details.password')}
            autoComplete="current-password"
            hint={t('details.passwordHint')}
          />
        </>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('details.submit')}</SubmitButton>
        {isLoginStale ? (
          <button
            type="button"
            // The page then redirects to the login and back.
            onClick={() => session.logout({ comesBack: true }).catch(reportError)}
            className={`${buttonClass('secondary')} max-sm:w-full`}
          >
            {t('details.loginAgain')}
          </button>
        ) : null}
      </div>
    </Form>
  )
}
