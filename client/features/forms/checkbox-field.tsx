import type { ReactElement, ReactNode } from 'react'
import { FieldErrorText, useField } from './field.tsx'

type CheckboxFieldProps = {
  readonly name: string
  /** The submitted value; a rejected form shows the box ticked while the value is the same. */
  readonly value?: string
  readonly isRequired?: boolean
  readonly defaultChecked?: boolean
  readonly onChange?: (isChecked: boolean) => void
  readonly children: ReactNode
}

export function CheckboxField(props: CheckboxFieldProps): ReactElement {
  const { name, value = 'on', isRequired = false, defaultChecked, onChange, children } = props
  const field = useField(name, false)
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          {...field.attributes}
          type="checkbox"
          name={name}
          value={value}
          required={isRequired}
          defaultChecked={field.wasSent ? field.typed === value : defaultChecked}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          className="mt-0.5 size-6 shrink-0 rounded-sm accent-tide-deep aria-invalid:ring-2 aria-invalid:ring-signal"
        />
        <span className="min-w-0 text-base leading-snug break-words">{children}</span>
      </label>
      {/* Aligned with the label text, beside the box. */}
      <div className="-mt-2 pb-2 pl-9 empty:hidden">
        <FieldErrorText field={field} />
      </div>
    </div>
  )
}
