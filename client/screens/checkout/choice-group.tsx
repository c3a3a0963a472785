import type { ReactElement, ReactNode } from 'react'
import { FieldErrorText, useField } from '#client/features/forms/field.tsx'

type ChoiceGroupProps = {
  readonly name: string
  readonly label: string
  /** Says what to choose. */
  readonly missing: string
  readonly children: ReactNode
}

/**
 * Radio buttons of which one must be chosen. Takes the focus when none is, and scrolls to the
 * message, which is above the first one, clear of what sticks to the edges of the screen.
 */
export function ChoiceGroup({ name, label, missing, children }: ChoiceGroupProps): ReactElement {
  const field = useField(name, false)
  return (
    <div
      {...field.attributes}
      role="radiogroup"
      aria-label={label}
      aria-required="true"
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => target === currentTarget && target.scrollIntoView()}
      className="flex min-w-0 scroll-mt-40 flex-col gap-3 outline-none aria-invalid:[&_label]:border-signal-deep"
    >
      <FieldErrorText field={field.error === null ? field : { ...field, error: missing }} />
      {children}
    </div>
  )
}
