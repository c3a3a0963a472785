import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { CloseButton } from './close-button.tsx'

export type DialogHandle = {
  /** Gives the focus back, which unmounting alone would lose. */
  close(): void
  focusTitle(): void
}

type DialogProps = {
  readonly ref?: Ref<DialogHandle>
  readonly title: string
  /** Position and size. */
  readonly className: string
  readonly children: ReactNode
  onClose(): void
}

/** Open for as long as it is rendered, and closed in every usual way. */
export function Dialog({ ref, title, className, children, onClose }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  useImperativeHandle(ref, () => ({
    close: () => dialog.current?.close(),
    focusTitle: () => heading.current?.focus(),
  }))

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className={`bg-paper text-left text-ink shadow-raised backdrop:bg-veil ${className}`}
    >
      <div className="sticky top-0 z-20 flex items-start justify-between gap-4 bg-paper py-3 pr-3 pl-5 md:py-5 md:pr-5 md:pl-8">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="self-center display text-2xl outline-none md:text-section"
        >
          {title}
        </h2>
        <CloseButton className="flex-none" />
      </div>
      {children}
    </dialog>
  )
}

/** At the foot of a phone, where the thumb is. */
export const SHEET =
  'max-md:mx-0 max-md:mt-auto max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-t-lg md:m-auto md:rounded-lg'
