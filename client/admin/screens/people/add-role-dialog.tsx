import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useAddRoleMutation } from './people.generated.ts'
import { RightChoices } from './right-choices.tsx'

/** A new role, which then has a page of its own. */
export function AddRoleDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('people')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const dialog = useRef<DialogHandle>(null)
  const [rights, setRights] = useState<readonly string[]>([])
  const send = useSend(useAddRoleMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).roleRules,
    send: ({ name }) => send({ name, rights: [...rights] }),
    async onDone({ role }) {
      toasts.show('success', t('roles.saved'))
      dialog.current?.close()
      await navigate(`/admin/people/roles/${role.id}`)
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('roles.add')}
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('roles.add')} className="px-5 pb-8 md:px-8">
        <Field name="name" label={t('roles.name')} />
        <RightChoices chosen={rights} onChange={setRights} />
        <SubmitButton>{t('roles.save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
