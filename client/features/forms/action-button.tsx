import { type ComponentProps, type ReactElement, useRef, useState } from 'react'

type ActionButtonProps = Pick<ComponentProps<'button'>, 'children' | 'className'> & {
  readonly onAction: () => Promise<unknown>
}

/** Runs an operation that needs no form. A second tap is ignored meanwhile. */
export function ActionButton(props: ActionButtonProps): ReactElement {
  const { onAction, className = '', children } = props
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)

  async function act(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await onAction()
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return (
    <button
      type="button"
      // It stays enabled, or the focus would be lost.
      aria-disabled={isPending || undefined}
      onClick={() => act().catch(reportError)}
      className={`${className} aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      {children}
    </button>
  )
}
