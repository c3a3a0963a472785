import type { ReactElement } from 'react'
import { Icon, type IconName } from '#client/ui/icon.tsx'

type StepButtonProps = {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  onPress(): void
}

/** A small button of an item in a list, such as a step earlier. */
export function StepButton({ icon, label, isOff = false, onPress }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      // A disabled button would lose the focus at either end.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="inline-flex size-11 items-center justify-center hover:bg-sand aria-disabled:opacity-30"
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
