import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import {
  type PasskeyFieldsFragment,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from './account.generated.ts'

type PasskeyDialogProps = { readonly passkey: PasskeyFieldsFragment; onClose(): void }

export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps): ReactElement {
  const { t } = useTranslation('account')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const rename = useSend(useRenamePasskeyMutation)
  const remove = useMutationAction(useRemovePasskeyMutation)
  const { id, name } = passkey
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).passkeyRules,
    send: ({ name: next }) => rename({ id, name: next }),
    onDone() {
      toasts.show('success', t('passkeys.renamed'))
      dialog.current?.close()
    },
  })

  async function removeIt(): Promise<void> {
    if (!(await remove({ id }))) return
    toasts.show('success', t('passkeys.removed'))
    dialog.current?.close()
  }

  return (
    <Dialog ref={dialog} title={name} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <div className="flex flex-col gap-6 px-5 pb-8 md:px-8">
        <Form form={form} label={t('passkeys.rename')}>
          <Field
            name="name"
            label={t('passkeys.name')}
            defaultValue={name}
            autoComplete="off"
            maxLength={60}
          />
          <SubmitButton>{t('passkeys.save')}</SubmitButton>
        </Form>
        <div className="border-t border-line pt-5">
          <p className="mb-3 text-ink-soft">{t('passkeys.removeText')}</p>
          <ActionButton onAction={removeIt} className={deskButton('danger')}>
            {t('passkeys.remove')}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
