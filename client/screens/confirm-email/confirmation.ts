/** What the address of the page says, as letters write it. */
export type Confirmation = {
  readonly goalType: string
  readonly goal: string
  readonly confirmedEmail: string
  readonly proof: string | null
  /** What is confirmed before the goal; null when nothing is left to confirm. */
  readonly pending: { readonly kind: ConfirmedKind; readonly token: string } | null
}

/** Kinds of letters whose link confirms something; each has a button of its own. */
const KINDS = ['newsletter', 'form'] as const
type ConfirmedKind = (typeof KINDS)[number]

export const CONFIRM_FORM_INTENT = 'confirmForm'

/** State of the page after a posted form whose link is over. */
export const DEAD_LINK = { isDead: true }

export function isDeadLink(shown: object | undefined): boolean {
  return shown !== undefined && 'isDead' in shown
}

/**
 * Null without one of the three that every such address has, and for what it confirms by a kind
 * of letter that the page does not know: it must not say that it is confirmed.
 */
export function readConfirmation(query: URLSearchParams): Confirmation | null {
  const [goalType, goal, confirmedEmail] = [
    ...[query.get('goalType'), query.get('goal'), query.get('confirmedEmail')],
  ]
  if (!goalType || !goal || !confirmedEmail) return null
  const [kind, token] = [query.get('kind'), query.get('token')]
  const given = { goalType, goal, confirmedEmail, proof: query.get('proof') }
  if (kind === null && token === null) return { ...given, pending: null }
  const known = KINDS.find((one) => one === kind)
  return known && token ? { ...given, pending: { kind: known, token } } : null
}
