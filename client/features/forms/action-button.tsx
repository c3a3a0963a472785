import { type ComponentProps, type ReactElement, useRef, useState } from 'react'

type ActionButtonProps = Pick<ComponentProps<'button'>, 'children' | 'className'> & {
  readonly onAction: () => Promise<unknown>
}

/** Runs an operation without a form; ignores clicks while it runs. */
export function ActionButton(props: ActionButtonProps): ReactElement {
  const { onAction, className = '', children } = props
  const { isPending, run } = useOnce(onAction)
  return (
    <button
      type="button"
      // A disabled button would lose the focus.
      aria-disabled={isPending || undefined}
      onClick={() => run()}
      className={`${className} aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      {children}
    </button>
  )
}

type Once<Given extends unknown[]> = { readonly isPending: boolean; run(...given: Given): void }

/** Runs an operation; ignores calls while it runs. */
export function useOnce<Given extends unknown[]>(
  operation: (...given: Given) => Promise<unknown>,
): Once<Given> {
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)

  async function runOnce(given: Given): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await operation(...given)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return { isPending, run: (...given) => runOnce(given).catch(reportError) }
}
