import type { ReactElement } from 'react'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'

type TextAreaProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly rows: number
  readonly maxLength: number
  readonly defaultValue?: string
  readonly isOptional?: boolean
}

export function TextArea(props: TextAreaProps): ReactElement {
  const { name, label, hint, isOptional, defaultValue = '', ...area } = props
  const field = useField(name, hint !== undefined)
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        {...field.attributes}
        {...area}
        name={name}
        defaultValue={defaultValue}
        className={INPUT}
      />
    </FieldFrame>
  )
}
