import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/admin/session/session.ts'
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
import { RIGHTS } from '#services/contract/rules/rights.ts'
import { Choices } from './choices.tsx'
import {
  type RoleFieldsFragment,
  useDeleteRoleMutation,
  useSaveRoleMutation,
} from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type RoleDialogProps = {
  /** Null for a new one. */
  readonly role: RoleFieldsFragment | null
  onClose(): void
}

export function RoleDialog({ role, onClose }: RoleDialogProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const toasts = useToastStore()
  const { rights: own } = useSession()
  const dialog = useRef<DialogHandle>(null)
  const [rights, setRights] = useState<readonly string[]>(role?.rights ?? [])
  const isOwner = role?.key === 'owner'
  const send = useSend(useSaveRoleMutation)
  const remove = useMutationAction(useDeleteRoleMutation)
  const title = role === null ? t('roles.add') : roleName(role)

  function finish(text: string): void {
    toasts.show('success', text)
    dialog.current?.close()
  }

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).roleRules,
    send: ({ name }) =>
      send({
        ...(role === null ? {} : { id: role.id }),
        // A role of the product that is not renamed stays one in every language.
        name: role !== null && name === roleName(role) ? role.name : name,
        rights: [...rights],
      }),
    onDone: () => finish(t('roles.saved')),
  })

  async function removeRole(id: string): Promise<void> {
    if (await remove({ id })) finish(t('roles.deleted'))
  }

  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-2xl ${SHEET}`} onClose={onClose}>
      {isOwner ? (
        <p className="px-5 pb-8 md:px-8">{t('roles.ownerText')}</p>
      ) : (
        <Form form={form} label={title} className="px-5 pb-8 md:px-8">
          <Field
            name="name"
            label={t('roles.name')}
            defaultValue={role === null ? '' : roleName(role)}
          />
          <Choices
            legend={t('roles.rights')}
            choices={RIGHTS.map((right) => ({
              value: right,
              label: t(`frame:rights.${right}`),
              isFixed: !own.includes(right),
            }))}
            chosen={rights}
            onChange={setRights}
          />
          {role !== null && role.members > 0 ? (
            <p className="text-ink-soft">{t('roles.ends', { count: role.members })}</p>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton>{t('roles.save')}</SubmitButton>
            {role !== null && role.key === null ? (
              <ActionButton onAction={() => removeRole(role.id)} className={deskButton('danger')}>
                {t('roles.delete')}
              </ActionButton>
            ) : null}
          </div>
        </Form>
      )}
    </Dialog>
  )
}
