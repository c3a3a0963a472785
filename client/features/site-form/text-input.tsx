import type { InputHTMLAttributes, ReactElement } from 'react'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import type { SiteFormFieldFieldsFragment } from './site-form.generated.ts'

type TextType = 'TEXT' | 'EMAIL' | 'PHONE' | 'NUMBER' | 'DATE'

const ATTRIBUTES: Readonly<Record<TextType, InputHTMLAttributes<HTMLInputElement>>> = {
  TEXT: { type: 'text' },
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // `number` would drop what it cannot read, and change its value when the page is scrolled.
  NUMBER: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  DATE: { type: 'date' },
}

type TextInputProps = { readonly type: TextType; readonly field: SiteFormFieldFieldsFragment }

/** One line, with the keyboard of its type. */
export function TextInput({ type, field }: TextInputProps): ReactElement {
  const { id, label, help, isRequired, from, to } = field
  const described = useField(id, help !== null)
  return (
    <FieldFrame field={described} label={label} hint={help ?? undefined} isOptional={!isRequired}>
      <input
        {...ATTRIBUTES[type]}
        {...described.attributes}
        name={id}
        min={from ?? undefined}
        max={to ?? undefined}
        defaultValue={described.typed}
        required={isRequired}
        className={INPUT}
      />
    </FieldFrame>
  )
}

/** Several lines. */
export function LongTextInput({
  field: { id, label, help, isRequired },
}: Pick<TextInputProps, 'field'>): ReactElement {
  const described = useField(id, help !== null)
  return (
    <FieldFrame field={described} label={label} hint={help ?? undefined} isOptional={!isRequired}>
      <textarea
        {...described.attributes}
        name={id}
        rows={6}
        defaultValue={described.typed}
        required={isRequired}
        className={INPUT}
      />
    </FieldFrame>
  )
}
