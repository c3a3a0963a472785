import { type ReactElement, useEffect, useState } from 'react'

type TickProps = {
  readonly label: string
  readonly isTicked: boolean
  /** The label is only read out unless it is shown. */
  readonly isShown?: boolean
  onChange(isTicked: boolean): void
}

/** Shows what was chosen at once: an address follows a moment later. */
export function Tick({ label, isTicked, isShown = false, onChange }: TickProps): ReactElement {
  const [isOn, setIsOn] = useState(isTicked)
  useEffect(() => setIsOn(isTicked), [isTicked])
  return (
    <label
      className={
        isShown ? 'flex min-h-11 items-center gap-3 lg:min-h-9' : 'grid size-11 place-items-center'
      }
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.currentTarget.checked)
          onChange(event.currentTarget.checked)
        }}
        className="size-5 shrink-0 accent-tide"
      />
      <span className={isShown ? '' : 'sr-only'}>{label}</span>
    </label>
  )
}
