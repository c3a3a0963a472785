import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { type FileRowFieldsFragment, useRemoveFileMutation } from './files.generated.ts'
import { PickFile } from './pick-file.tsx'
import { useUpload } from './use-upload.ts'

type FileDialogProps = { readonly row: FileRowFieldsFragment; onClose(): void }

/** One file: a new version of it, or its removal, which is confirmed. */
export function FileDialog({ row, onClose }: FileDialogProps): ReactElement {
  const { t, i18n } = useTranslation('files')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const upload = useUpload()
  const remove = useMutationAction(useRemoveFileMutation)
  const { id, name, product, sku, bytes, state, begunAt } = row
  const isWhole = state === 'WHOLE'

  async function removeFile(): Promise<void> {
    if (!(await remove({ id }))) return
    toasts.show('success', t('removed', { name }))
    dialog.current?.close()
  }

  return (
    <Dialog ref={dialog} title={name} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p className="wrap-anywhere">
          {t('usedBy', { product: product === '' ? sku : product, sku })}
          <br />
          {bytes === null || bytes === undefined ? null : `${fileSize(bytes, i18n.language)}, `}
          <Moment at={begunAt} />
        </p>
        <p>{t(isWhole ? 'versionHint' : 'unfinishedText')}</p>
        <PickFile
          label={t(isWhole ? 'newVersion' : 'sendAgain')}
          onPicked={async (file) => {
            if (await upload({ sku, name, file })) dialog.current?.close()
          }}
        />
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          {isConfirming ? (
            <p role="status">{t(isWhole ? 'removeWhole' : 'removeUnfinished')}</p>
          ) : null}
          <div className="flex flex-wrap gap-3">
            {/* The same button takes the first step back, so that two presses remove nothing. */}
            <button
              type="button"
              onClick={() => setIsConfirming(!isConfirming)}
              className={deskButton(isConfirming ? 'secondary' : 'danger')}
            >
              {t(isConfirming ? 'cancel' : 'remove')}
            </button>
            {isConfirming ? (
              <ActionButton onAction={removeFile} className={deskButton('danger')}>
                {t('removeNow')}
              </ActionButton>
            ) : null}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
