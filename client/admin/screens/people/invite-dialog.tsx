import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '#client/admin/ui/choices.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { type RoleFieldsFragment, useInviteMemberMutation } from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type InviteDialogProps = { readonly roles: readonly RoleFieldsFragment[]; onClose(): void }

export function InviteDialog({ roles, onClose }: InviteDialogProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [roleIds, setRoleIds] = useState<readonly string[]>([])
  const [lacksRole, setLacksRole] = useState(false)
  const send = useSend(useInviteMemberMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).inviteRules,
    async before() {
      setLacksRole(roleIds.length === 0)
      return roleIds.length === 0 ? { field: null, text: t('invite.noRole') } : null
    },
    send: (person) => send({ ...person, roleIds: [...roleIds] }),
    onDone({ member }) {
      toasts.show('success', t('invite.done', { email: member.email }))
      dialog.current?.close()
    },
  })
  useStoredInput(form, 'invite')
  return (
    <Dialog
      ref={dialog}
      title={t('invite.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('invite.title')} className="px-5 pb-8 md:px-8">
        <p>{t('invite.text')}</p>
        <EmailField name="email" label={t('invite.email')} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={t('invite.firstName')} autoComplete="off" />
          <Field name="lastName" label={t('invite.lastName')} autoComplete="off" />
        </div>
        <Choices
          legend={t('columns.roles')}
          choices={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
          chosen={roleIds}
          error={lacksRole && roleIds.length === 0 ? t('invite.noRole') : null}
          onChange={setRoleIds}
        />
        <SubmitButton>{t('invite.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
