import { type ComponentProps, type ReactElement, useRef, useState } from 'react'

type ActionButtonProps = Pick<ComponentProps<'button'>, 'children' | 'className'> & {
  readonly onAction: () => Promise<unknown>
}

/** Runs an operation without a form; ignores clicks while it runs. */
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
      // A disabled button would lose the focus.
      aria-disabled={isPending || undefined}
      onClick={() => act().catch(reportError)}
      className={`${className} aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      {children}
    </button>
  )
}
