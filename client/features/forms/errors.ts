/** Error of one field: a broken rule or the server's refusal. */
export type FieldError =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'refused'; readonly text: string }

export type Errors = Readonly<Record<string, FieldError>>

export type Issue = { readonly field: string; readonly rule: string }

/** Keeps the first message of each field. */
export function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Record<string, FieldError> = {}
  for (const { field, rule } of issues) errors[field] ??= { kind: 'rule', rule }
  return errors
}

/**
 * Updates errors after a change of one field: its own error is replaced, errors of other fields may
 * disappear but not appear. The server's refusals of other fields stay.
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
