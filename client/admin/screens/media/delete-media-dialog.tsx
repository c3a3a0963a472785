import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaUses } from '#client/admin/media/media-uses.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { type DeleteMediaMutation, useDeleteMediaMutation } from './media-screen.generated.ts'

type Used = Extract<
  DeleteMediaMutation['deleteMedia'],
  { __typename: 'DeleteMediaSuccess' }
>['used']

type DeleteMediaDialogProps = {
  readonly ids: readonly string[]
  onClose(isDone: boolean): void
}

/** Confirms a deletion, and names the pictures that stay with what shows them. */
export function DeleteMediaDialog({ ids, onClose }: DeleteMediaDialogProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const isDone = useRef(false)
  const [used, setUsed] = useState<Used | null>(null)
  const remove = useMutationAction(useDeleteMediaMutation)

  async function removeAll(): Promise<void> {
    const done = await remove({ ids: [...ids] })
    if (!done) return
    isDone.current = true
    if (done.deleted.length > 0) {
      toasts.show('success', t('delete.done', { count: done.deleted.length }))
    }
    if (done.used.length === 0) dialog.current?.close()
    else {
      setUsed(done.used)
      dialog.current?.focusTitle()
    }
  }

  return (
    <Dialog
      ref={dialog}
      title={
        used ? t('delete.used', { count: used.length }) : t('delete.title', { count: ids.length })
      }
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={() => onClose(isDone.current)}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t(used ? 'delete.usedText' : 'delete.text')}</p>
        {used?.map(({ id, name, uses }) => (
          <section
            key={id}
            aria-label={name}
            className="rounded-md border border-line bg-white p-4"
          >
            <h3 className="font-semibold wrap-anywhere">{name}</h3>
            <MediaUses uses={uses} />
          </section>
        ))}
        <div className="flex flex-wrap gap-3">
          {used ? null : (
            <ActionButton onAction={removeAll} className={deskButton('danger')}>
              {t('delete.submit', { count: ids.length })}
            </ActionButton>
          )}
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={deskButton(used ? 'primary' : 'secondary')}
          >
            {t(used ? 'delete.close' : 'cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
