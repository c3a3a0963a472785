import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type SelectProps = {
  readonly label: string
  readonly name: string
  /** Id of its form, if that is elsewhere. */
  readonly form?: string
  readonly value: string
  /** For options that need no visible label; screen readers get it. */
  readonly isLabelHidden?: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  onChange(form: HTMLFormElement | null): void
}

export function Select(props: SelectProps): ReactElement {
  const { label, isLabelHidden = false, name, form, value, options, onChange } = props
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(value)
  // The URL is the state; a remount would lose the focus. Before hydration people may have chosen.
  useEffect(() => {
    if (!select.current || shown.current === value) return
    shown.current = value
    for (const option of select.current.options) option.defaultSelected = option.value === value
    select.current.value = value
  }, [value])
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
          form={form}
          ref={select}
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
