import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '#client/admin/entrance/code-field.tsx'
import { useConfirmAgainMutation } from '#client/admin/entrance/entrance.generated.ts'
import { PasskeyButton } from '#client/admin/entrance/passkey-button.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useSession } from './session.ts'
import { useQuestion } from './use-question.ts'

/** Before a sensitive step: a passkey or the code, or without a second factor the password. */
export function ConfirmDialog(): ReactElement | null {
  const { t } = useTranslation('entrance')
  const { isOpen, answer } = useQuestion('confirm')
  const dialog = useRef<DialogHandle>(null)
  const isDone = useRef(false)
  if (!isOpen) return null

  return (
    <Dialog
      ref={dialog}
      title={t('confirm.title')}
      className={`w-full md:max-w-lg ${SHEET}`}
      onClose={() => {
        answer(isDone.current)
        isDone.current = false
      }}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('confirm.text')}</p>
        <ConfirmForm
          onDone={() => {
            isDone.current = true
            dialog.current?.close()
          }}
        />
      </div>
    </Dialog>
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
