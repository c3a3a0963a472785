import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { CodeField } from './code-field.tsx'
import { useConfirmSignInMutation, useFinishPasskeySignInMutation } from './entrance.generated.ts'
import { PasskeyButton } from './passkey-button.tsx'

type CodeFormProps = Pick<StaffSession, 'factors'> & {
  onIn(session: StaffSession): void
  onBack(): void
}

/** Takes a recovery code as well, and a passkey of those who have one. */
export function CodeForm({ factors, onIn, onBack }: CodeFormProps): ReactElement {
  const { t } = useTranslation('entrance')
  const hasPasskey = factors.includes('PASSKEY')
  const send = useSend(useConfirmSignInMutation)
  const finish = useSend(useFinishPasskeySignInMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).codeRules,
    send,
    onDone: ({ session }) => onIn(session),
  })
  return (
    <>
      {hasPasskey ? (
        <PasskeyButton
          send={(response) => finish({ response })}
          onDone={({ session }) => onIn(session)}
        />
      ) : null}
      <Form form={form} label={t('code.title')}>
        <CodeField factors={factors} />
        <SubmitButton look={hasPasskey ? 'secondary' : 'primary'}>{t('submit')}</SubmitButton>
        <button type="button" onClick={onBack} className="min-h-11 self-start text-link">
          {t('code.back')}
        </button>
      </Form>
    </>
  )
}
