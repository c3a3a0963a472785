import type { ReactElement } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { FieldFrame, useField } from './field.tsx'

type SelectFieldProps = {
  readonly name: string
  readonly label: string
  readonly autoComplete?: string
  readonly defaultValue?: string
  /** Shown until one is chosen, which is then required; without it one is always chosen. */
  readonly placeholder?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export function SelectField(props: SelectFieldProps): ReactElement {
  const {
    name,
    label,
    autoComplete,
    placeholder,
    defaultValue = placeholder && '',
    options,
  } = props
  const field = useField(name, false)
  return (
    <FieldFrame field={field} label={label}>
      <span className="relative flex">
        <select
          {...field.attributes}
          name={name}
          autoComplete={autoComplete}
          defaultValue={field.typed ?? defaultValue}
          required={placeholder !== undefined}
          className={`${INPUT} appearance-none pr-11`}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
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
    </FieldFrame>
  )
}
