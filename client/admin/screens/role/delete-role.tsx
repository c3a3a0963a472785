import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeleteRoleMutation } from '#client/admin/screens/people/people.generated.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'

/** Of a role without members. */
export function DeleteRole({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('people')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const remove = useMutationAction(useDeleteRoleMutation)
  return (
    <ActionButton
      onAction={async () => {
        if ((await remove({ id })) === null) return
        toasts.show('success', t('roles.deleted'))
        await navigate('/admin/people')
      }}
      className={`${deskButton('danger')} self-start`}
    >
      {t('roles.delete')}
    </ActionButton>
  )
}
