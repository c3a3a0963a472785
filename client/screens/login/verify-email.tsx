import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { useVerifyEmailMutation } from '#client/features/auth/verify-email.generated.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'

const TITLE = 'verify-title'

export type Confirmed = {
  readonly email: string | null
  /** Login is possible after the password is set by a link of another mail. */
  readonly isPasswordMailed: boolean
  /** Where the registration began, perhaps on another device. */
  readonly returnPath: string | null
}

type VerifyEmailProps = {
  readonly token: string
  readonly onDone: (confirmed: Confirmed) => void
}

/** A click confirms. Opening the page does not: mail scanners open pages too. */
export function VerifyEmail({ token, onDone }: VerifyEmailProps): ReactElement {
  const { t } = useTranslation('account')
  const verifyEmail = useSend(useVerifyEmailMutation)
  const toasts = useToastStore()
  const [isDead, setIsDead] = useState(false)
  useFocusOnChange(isDead)
  const form = useMutationForm({
    // The form has no fields.
    rules: async () => (await import('zod/mini')).object({}),
    send: () => verifyEmail({ token }),
    onDone(confirmed) {
      toasts.show('success', t('verify.done'))
      onDone(confirmed)
    },
    onProblem: ({ code }) => setIsDead(code === 'INVALID_TOKEN'),
  })

  if (isDead) return <DeadLink />
  return (
    <AuthPage title={t('verify.title')} titleId={TITLE} intro={t('verify.intro')}>
      <Form form={form} labelledBy={TITLE}>
        <SubmitButton>{t('verify.submit')}</SubmitButton>
      </Form>
    </AuthPage>
  )
}

/** Another attempt would fail too: shows possible reasons and links. */
function DeadLink(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  return (
    <AuthPage title={t('verify.deadTitle')} titleId={TITLE} intro={t('verify.dead')}>
      <div className="flex flex-wrap gap-3">
        <PathLink path={pathTo('login')} className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('login.submit')}
        </PathLink>
        <PathLink path={pathTo('register')} className={`${buttonClass('secondary')} max-sm:w-full`}>
          {t('register.submit')}
        </PathLink>
      </div>
    </AuthPage>
  )
}
