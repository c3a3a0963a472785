/** What is wrong with one field: a rule that it breaks, or what the server says of it. */
export type FieldError =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'refused'; readonly text: string }

export type Errors = Readonly<Record<string, FieldError>>

export type Issue = { readonly field: string; readonly rule: string }

/** One message per field is enough: the first. */
export function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Record<string, FieldError> = {}
  for (const { field, rule } of issues) errors[field] ??= { kind: 'rule', rule }
  return errors
}

/**
 * After a change of one field: its own error is the present one, errors of others may go but none
 * comes up at a field where nobody was yet. What the server said of another field stays.
 */
export function renewErrors(shown: Errors, present: Errors, changed: string): Errors {
  const next: Record<string, FieldError> = {}
  for (const field of new Set([...Object.keys(shown), changed])) {
    const before = shown[field]
    const now = present[field]
    if (now) next[field] = now
    else if (before?.kind === 'refused' && field !== changed) next[field] = before
  }
  return next
}
