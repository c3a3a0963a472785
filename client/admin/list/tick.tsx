import type { ReactElement } from 'react'

type TickProps = {
  readonly label: string
  readonly isTicked: boolean
  /** The label is only read out unless it is shown. */
  readonly isShown?: boolean
  onChange(isTicked: boolean): void
}

export function Tick({ label, isTicked, isShown = false, onChange }: TickProps): ReactElement {
  return (
    <label
      className={
        isShown ? 'flex min-h-11 items-center gap-3 lg:min-h-9' : 'grid size-11 place-items-center'
      }
    >
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-tide"
      />
      <span className={isShown ? '' : 'sr-only'}>{label}</span>
    </label>
  )
}
