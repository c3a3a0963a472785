import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'

type ConfirmDialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Label of the confirm button. */
  readonly action: string
  /** Label of the cancel button; a default one is used without it. */
  readonly back?: string
  readonly children: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A confirmation dialog. The browser traps and restores the focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { isOpen, title, action, back, children, onConfirm, onClose } = props
  const { t } = useTranslation('profile')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg bg-paper p-6 text-ink shadow-raised backdrop:bg-veil"
    >
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <div className="mt-2 text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {back ?? t('cancel')}
        </button>
        <button
          type="button"
          onClick={() => {
            onClose()
            onConfirm()
          }}
          className={buttonClass('primary')}
        >
          {action}
        </button>
      </div>
    </dialog>
  )
}
