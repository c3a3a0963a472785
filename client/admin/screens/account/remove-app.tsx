import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useRemoveAppMutation } from './account.generated.ts'

/** Where a second factor is required the last one stays, which the service says in words. */
export function RemoveApp({
  onRemoved,
}: {
  readonly onRemoved: (session: StaffSession) => void
}): ReactElement {
  const { t } = useTranslation('account')
  const toasts = useToastStore()
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useMutationAction(useRemoveAppMutation)

  async function removeIt(): Promise<void> {
    const removed = await remove()
    if (!removed) return
    toasts.show('success', t('factor.removed'))
    onRemoved(removed.session)
  }

  if (!isRemoving) {
    return (
      <button type="button" onClick={() => setIsRemoving(true)} className={deskButton('danger')}>
        {t('factor.remove')}
      </button>
    )
  }
  return (
    <>
      <p role="status" className="basis-full text-ink-soft">
        {t('factor.removeText')}
      </p>
      <ActionButton onAction={removeIt} className={deskButton('danger')}>
        {t('factor.removeNow')}
      </ActionButton>
    </>
  )
}
