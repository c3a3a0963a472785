import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { Icon, type IconName } from '#client/ui/icon.tsx'

type OverlayProps = {
  readonly icon: IconName
  readonly openLabel: string
  readonly closeLabel: string
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** On the whole control. */
  readonly className?: string
  /** On the dialog: where it stands and how large it is. */
  readonly dialogClassName: string
  readonly children: ReactNode
}

/** The dialog must be rendered before its field can receive the focus. */
const FIELD_FOCUS_DELAY_MS = 100

/**
 * A dialog over the page: the browser keeps the focus inside, locks the page and closes on Escape.
 * Until scripts run, the same button opens the same content below the header.
 */
export function Overlay(props: OverlayProps): ReactElement {
  const { icon, openLabel, closeLabel, title, isOpen, onOpenChange, className, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const arrival = useRef<string | null>(key)
  const [hasPanel, setHasPanel] = useState(true)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen) {
      element?.close()
      return
    }
    element?.showModal()
    const timer = setTimeout(() => element?.querySelector('input')?.focus(), FIELD_FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  // After hydration the dialog replaces the panel; a panel that is already open stays until it is
  // closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; later the panel calls back.
  useEffect(() => startTransition(keepOpenPanel), [])

  function keepOpenPanel(): void {
    setHasPanel(details.current?.open === true)
  }

  // With the commit: a later effect would also close what is opened on the page just shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes what was open.
  useLayoutEffect(() => {
    onOpenChange(false)
    if (arrival.current === key) return
    arrival.current = null
    if (details.current) details.current.open = false
  }, [key])

  function openDialog(event: MouseEvent<HTMLElement>): void {
    if (details.current?.open) return
    event.preventDefault()
    onOpenChange(true)
  }

  /**
   * Updates the state before the browser closes the dialog, since the next key may open it again.
   */
  function closeDialog(event: SyntheticEvent): void {
    event.preventDefault()
    onOpenChange(false)
  }

  return (
    <div className={`flex items-center ${className ?? ''}`}>
      <details ref={details} onToggle={keepOpenPanel}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to every browser. */}
        <summary
          onClick={openDialog}
          className="grid size-11 place-items-center rounded-sm hover:bg-ink-raised sm:size-12"
        >
          <span className="sr-only">{openLabel}</span>
          <Icon name={icon} className="size-7" />
        </summary>
        {hasPanel ? (
          <div className="absolute inset-x-0 top-full max-h-[85svh] overflow-y-auto border-t border-ink-line bg-ink p-6">
            {children}
          </div>
        ) : null}
      </details>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape, which the browser handles. */}
      <dialog
        ref={dialog}
        aria-label={title}
        onCancel={closeDialog}
        onClose={() => dialog.current?.open || onOpenChange(false)}
        onClick={(event) => event.target === dialog.current && onOpenChange(false)}
        className={`on-ink bg-ink text-paper backdrop:bg-veil ${props.dialogClassName}`}
      >
        {isOpen ? (
          <div className="relative p-6">
            <button
              type="button"
              onClick={() => onOpenChange(false)}
              className="absolute top-3 right-3 grid size-12 place-items-center rounded-sm hover:bg-ink-raised"
            >
              <span className="sr-only">{closeLabel}</span>
              <Icon name="close" className="size-7" />
            </button>
            {children}
          </div>
        ) : null}
      </dialog>
    </div>
  )
}
