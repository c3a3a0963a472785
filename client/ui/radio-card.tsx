import type { ReactElement, ReactNode } from 'react'

type RadioCardProps = {
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly onChoose: () => void
  readonly title: string
  /** Shown at the end of the first line, such as a price. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** A radio button whose whole card can be tapped. */
export function RadioCard(props: RadioCardProps): ReactElement {
  const { name, value, isChecked, onChoose, title, aside, children } = props
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-white p-4 hover:border-ink has-checked:border-ink has-checked:ring-1 has-checked:ring-ink">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={onChoose}
        className="mt-0.5 size-6 shrink-0 accent-tide-deep"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-lg font-semibold">{title}</span>
          {aside}
        </span>
        {children}
      </span>
    </label>
  )
}
