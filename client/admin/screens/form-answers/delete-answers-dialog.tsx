import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useDeleteFormAnswersMutation } from './form-answers.generated.ts'

type DeleteAnswersDialogProps = {
  readonly ids: readonly string[]
  onDeleted(): void
  onClose(): void
}

/** Says what an erasure means before the button that erases. */
export function DeleteAnswersDialog({
  ids,
  onDeleted,
  onClose,
}: DeleteAnswersDialogProps): ReactElement {
  const { t } = useTranslation('form-answers')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const remove = useMutationAction(useDeleteFormAnswersMutation)
  const count = ids.length

  async function deleteNow(): Promise<void> {
    const done = await remove({ ids: [...ids] })
    if (!done) return
    toasts.show('success', t('deleted', { count: done.deleted }))
    dialog.current?.close()
    onDeleted()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('deleting.title', { count })}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-8 md:px-8">
        <p>{t('deleting.text')}</p>
        <ActionButton onAction={deleteNow} className={`${deskButton('danger')} self-start`}>
          {t('deleting.now', { count })}
        </ActionButton>
      </div>
    </Dialog>
  )
}
