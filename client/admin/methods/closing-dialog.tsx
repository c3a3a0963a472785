import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'

type ClosingDialogProps = { onMeant(): Promise<void>; onClose(): void }

/** Before the last method that is offered ends: what that means, and whether it is meant. */
export function ClosingDialog({ onMeant, onClose }: ClosingDialogProps): ReactElement {
  const { t } = useTranslation('methods')
  const dialog = useRef<DialogHandle>(null)
  return (
    <Dialog
      ref={dialog}
      title={t('closing.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('closing.text')}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={deskButton('secondary')}
          >
            {t('closing.cancel')}
          </button>
          <ActionButton onAction={onMeant} className={deskButton('danger')}>
            {t('closing.meant')}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
