import type { ComponentProps, ReactElement } from 'react'
import { useOnce } from './use-once.ts'

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
