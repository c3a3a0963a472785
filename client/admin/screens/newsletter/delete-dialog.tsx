import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useDeleteNewsletterSubscribersMutation } from './newsletter.generated.ts'

type DeleteDialogProps = {
  readonly ids: readonly string[]
  onDone(): void
  onClose(): void
}

/** Deletes the chosen addresses, which has no way back. */
export function DeleteDialog({ ids, onDone, onClose }: DeleteDialogProps): ReactElement {
  const { t } = useTranslation('newsletter')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const remove = useMutationAction(useDeleteNewsletterSubscribersMutation)

  async function run(): Promise<void> {
    if (!(await remove({ ids: [...ids] }))) return
    toasts.show('success', t('deleting.done'))
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('deleting.title', { count: ids.length })}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-8 md:px-8">
        <p>{t('deleting.hint')}</p>
        <ActionButton onAction={run} className={`${deskButton('danger')} self-start`}>
          {t('deleting.submit')}
        </ActionButton>
      </div>
    </Dialog>
  )
}
