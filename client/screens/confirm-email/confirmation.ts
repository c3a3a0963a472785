/** What the address of the page says, as letters write it. */
export type Confirmation = {
  readonly goalType: string
  readonly goal: string
  readonly confirmedEmail: string
  readonly proof: string | null
  /** What is confirmed before the goal; null when nothing is left to confirm. */
  readonly pending: { readonly kind: ConfirmedKind; readonly token: string } | null
}

/** Kinds of letters whose link confirms something; each has its button in `confirm-button.tsx`. */
const KINDS = ['newsletter'] as const
export type ConfirmedKind = (typeof KINDS)[number]

/** Null without one of the three that every such address has. */
export function readConfirmation(query: URLSearchParams): Confirmation | null {
  const [goalType, goal, confirmedEmail] = [
    ...[query.get('goalType'), query.get('goal'), query.get('confirmedEmail')],
  ]
  if (!goalType || !goal || !confirmedEmail) return null
  const kind = KINDS.find((one) => one === query.get('kind'))
  const token = query.get('token')
  const pending = kind && token ? { kind, token } : null
  return { goalType, goal, confirmedEmail, proof: query.get('proof'), pending }
}
