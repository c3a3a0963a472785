import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { Choices } from './choices.tsx'
import {
  type MemberFieldsFragment,
  type RoleFieldsFragment,
  useRemoveMemberMutation,
  useResetMemberFactorMutation,
  useSetMemberRolesMutation,
} from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type MemberDialogProps = {
  readonly member: MemberFieldsFragment
  readonly roles: readonly RoleFieldsFragment[]
  onClose(): void
}

export function MemberDialog({ member, roles, onClose }: MemberDialogProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const toasts = useToastStore()
  const { person } = useSession()
  const dialog = useRef<DialogHandle>(null)
  const [roleIds, setRoleIds] = useState<readonly string[]>(member.roleIds)
  const [isRemoving, setIsRemoving] = useState(false)
  const setRoles = useMutationAction(useSetMemberRolesMutation)
  const remove = useMutationAction(useRemoveMemberMutation)
  const reset = useMutationAction(useResetMemberFactorMutation)
  const { id } = member
  const isSelf = person.id === id

  async function saveAs(done: string, run: () => Promise<unknown>): Promise<void> {
    if ((await run()) === null) return
    toasts.show('success', done)
    dialog.current?.close()
  }

  return (
    <Dialog
      ref={dialog}
      title={`${member.firstName} ${member.lastName}`.trim() || member.email}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p className="break-all text-ink-soft">{member.email}</p>
        <Choices
          legend={t('columns.roles')}
          choices={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
          chosen={roleIds}
          error={roleIds.length === 0 ? t('invite.noRole') : null}
          onChange={setRoleIds}
        />
        <p className="text-ink-soft">{isSelf ? t('member.selfEnds') : t('member.ends')}</p>
        <ActionButton
          onAction={async () => {
            if (roleIds.length === 0) return
            await saveAs(t('member.saved'), () => setRoles({ id, roleIds: [...roleIds] }))
          }}
          className={`${deskButton('primary')} self-start`}
        >
          {t('member.save')}
        </ActionButton>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {member.hasFactor ? (
            <ActionButton
              onAction={() => saveAs(t('member.factorReset'), () => reset({ id }))}
              className={deskButton()}
            >
              {t('member.resetFactor')}
            </ActionButton>
          ) : null}
          {isRemoving ? (
            <ActionButton
              onAction={() => saveAs(t('member.removed'), () => remove({ id }))}
              className={deskButton('danger')}
            >
              {t('member.removeNow', { email: member.email })}
            </ActionButton>
          ) : (
            <button
              type="button"
              onClick={() => setIsRemoving(true)}
              className={deskButton('danger')}
            >
              {t('member.remove')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
