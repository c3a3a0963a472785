import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  type MemberFieldsFragment,
  useRemoveMemberMutation,
  useResetMemberFactorMutation,
} from '#client/admin/screens/people/people.generated.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'

/** What ends the access of a member, or lets them in without a lost second factor. */
export function MemberActions({
  member: { id, email, hasFactor },
}: {
  readonly member: MemberFieldsFragment
}): ReactElement {
  const { t } = useTranslation('people')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useMutationAction(useRemoveMemberMutation)
  const reset = useMutationAction(useResetMemberFactorMutation)

  async function resetFactor(): Promise<void> {
    if ((await reset({ id })) !== null) toasts.show('success', t('member.factorReset'))
  }

  async function removeMember(): Promise<void> {
    if ((await remove({ id })) === null) return
    toasts.show('success', t('member.removed'))
    await navigate('/admin/people')
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {hasFactor ? (
        <ActionButton onAction={resetFactor} className={deskButton()}>
          {t('member.resetFactor')}
        </ActionButton>
      ) : null}
      {isRemoving ? (
        <ActionButton onAction={removeMember} className={`${deskButton('danger')} break-all`}>
          {t('member.removeNow', { email })}
        </ActionButton>
      ) : (
        <button type="button" onClick={() => setIsRemoving(true)} className={deskButton('danger')}>
          {t('member.remove')}
        </button>
      )}
    </div>
  )
}
