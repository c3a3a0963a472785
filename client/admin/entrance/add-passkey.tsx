import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useFinishPasskeyMutation } from './entrance.generated.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { usePasskey } from './use-passkey.ts'

type Added = { readonly session: StaffSession; readonly recoveryCodes: readonly string[] }

/** A name, then the device; recovery codes come with the first factor. */
export function AddPasskey({
  onDone,
}: {
  readonly onDone: (session: StaffSession) => void
}): ReactElement {
  const { t } = useTranslation('entrance')
  const [added, setAdded] = useState<Added | null>(null)
  const { make } = usePasskey()
  const finish = useSend(useFinishPasskeyMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).passkeyRules,
    async send({ name }) {
      const { done, problem } = await make()
      return done ? finish({ name, response: done.response }) : { done: undefined, problem }
    },
    onDone: ({ session, recoveryCodes }) =>
      recoveryCodes.length === 0 ? onDone(session) : setAdded({ session, recoveryCodes }),
  })
  if (added) {
    return <RecoveryCodes codes={added.recoveryCodes} onSaved={() => onDone(added.session)} />
  }
  return (
    <Form form={form} label={t('passkey.title')}>
      <p>{t('passkey.text')}</p>
      <Field
        name="name"
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        autoComplete="off"
        maxLength={60}
      />
      <SubmitButton>{t('passkey.add')}</SubmitButton>
    </Form>
  )
}
