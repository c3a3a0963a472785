import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '#client/admin/entrance/code-field.tsx'
import { useConfirmAgainMutation } from '#client/admin/entrance/entrance.generated.ts'
import { PasskeyButton } from '#client/admin/entrance/passkey-button.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { useSession } from './session.ts'

/** Before a sensitive step: a passkey or the code, or without a second factor the password. */
export function ConfirmDialog(): ReactElement {
  return (
    <QuestionDialog question="confirm" texts="confirm">
      {(onDone) => <ConfirmForm onDone={onDone} />}
    </QuestionDialog>
  )
}

function ConfirmForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useTranslation('entrance')
  const { hasFactor, factors } = useSession()
  const hasPasskey = factors.includes('PASSKEY')
  const send = useSend(useConfirmAgainMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).confirmRules,
    send: ({ code, password }) => send({ ...(code && { code }), ...(password && { password }) }),
    onDone,
  })
  return (
    <>
      {hasPasskey ? <PasskeyButton send={(passkey) => send({ passkey })} onDone={onDone} /> : null}
      <Form form={form} label={t('confirm.title')}>
        {hasFactor ? (
          <CodeField factors={factors} />
        ) : (
          <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        )}
        <SubmitButton look={hasPasskey ? 'secondary' : 'primary'}>
          {t('confirm.submit')}
        </SubmitButton>
      </Form>
    </>
  )
}
