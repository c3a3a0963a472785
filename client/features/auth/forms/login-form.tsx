import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useLoginMutation } from './login.generated.ts'

type LoginFormProps = {
  readonly labelledBy: string
  readonly defaultEmail?: string | undefined
  readonly onDone?: () => void
}

export function LoginForm({ labelledBy, defaultEmail, onDone }: LoginFormProps): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const login = useSend(useLoginMutation)
  const session = useSession()
  const toasts = useToastStore()
  const form = useMutationForm({
    intent: 'login',
    rules: async () => (await import('#services/contract/rules/account.ts')).loginRules,
    clearsAfterwards: true,
    send: login,
    onDone({ areCartsJoined }) {
      session.change()
      toasts.show('success', t('login.done'))
      if (areCartsJoined) toasts.show('cartChanged', t('login.cartsJoined'))
      onDone?.()
    },
  })

  return (
    <Form form={form} labelledBy={labelledBy}>
      <EmailField
        name="username"
        label={t('email')}
        autoComplete="username"
        defaultValue={defaultEmail}
      />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SubmitButton>{t('login.submit')}</SubmitButton>
        <PathLink
          path={pathTo('forgotPassword')}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t('login.forgotten')}
        </PathLink>
      </div>
    </Form>
  )
}
