import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'

type SelectProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  /** For options that need no visible label; screen readers get it. */
  readonly isLabelHidden?: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  onChange(form: HTMLFormElement | null): void
}

export function Select(props: SelectProps): ReactElement {
  const { label, isLabelHidden = false, name, value, options, onChange } = props
  return (
    <label className="flex min-w-0 items-center gap-2.5">
      <span
        className={
          isLabelHidden ? 'sr-only' : 'text-base whitespace-nowrap text-ink-soft max-sm:sr-only'
        }
      >
        {label}
      </span>
      <span className="relative min-w-0 flex-1">
        <select
          name={name}
          // The URL is the state: a new value remounts the select.
          key={value}
          defaultValue={value}
          onChange={(event) => onChange(event.currentTarget.form)}
          className="min-h-11 w-full appearance-none rounded-sm border border-line-strong bg-white py-2 pr-10 pl-3.5 text-base hover:border-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </span>
    </label>
  )
}
