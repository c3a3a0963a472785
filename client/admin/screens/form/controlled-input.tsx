import { type InputHTMLAttributes, type ReactElement, useId } from 'react'
import { FieldFrame } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'

type ControlledProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOptional?: boolean
  readonly error?: string | null
  readonly value: string
  onChange(value: string): void
}

type InputProps = ControlledProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength' | 'lang'>

/** A line of a draft: its value is in the state of the screen, which previews it. */
export function ControlledInput(props: InputProps): ReactElement {
  const { label, hint, isOptional, error = null, value, onChange, ...input } = props
  const field = useDescribed(error, hint)
  return (
    <FieldFrame {...{ field, label, hint, isOptional }}>
      <input
        type="text"
        {...input}
        {...field.attributes}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={INPUT}
      />
    </FieldFrame>
  )
}

type AreaProps = ControlledProps & {
  readonly rows: number
  readonly maxLength: number
  readonly lang?: string
}

/** Several lines of a draft. */
export function ControlledArea(props: AreaProps): ReactElement {
  const { label, hint, isOptional, error = null, value, onChange, ...area } = props
  const field = useDescribed(error, hint)
  return (
    <FieldFrame {...{ field, label, hint, isOptional }}>
      <textarea
        {...area}
        {...field.attributes}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={INPUT}
      />
    </FieldFrame>
  )
}

function useDescribed(error: string | null, hint: string | undefined) {
  const id = useId()
  const described = [error === null ? '' : `${id}-error`, hint ? `${id}-hint` : '']
  return {
    ...{ id, error, typed: undefined, wasSent: false },
    attributes: {
      id,
      'aria-invalid': error === null ? undefined : (true as const),
      'aria-describedby': described.filter((text) => text !== '').join(' ') || undefined,
      autoFocus: undefined,
    },
  }
}
