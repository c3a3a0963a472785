import type { ReactElement } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** With the keyboard for addresses, and no help with spelling. */
export function EmailField(props: Omit<FieldProps, 'type' | 'inputMode'>): ReactElement {
  return <Field {...props} type="email" inputMode="email" spellCheck={false} />
}
