import type { RateRule } from '#services/platform/limits/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

export const RATES = {
  /** Wrong codes of one sign-in, by somebody who knows the password. */
  codeSession: { name: 'staff-code-session', limit: 5, seconds: QUARTER },
  /** Of one account, in any number of sign-ins: 480 of a million codes in a day. */
  codeAccount: { name: 'staff-code-account', limit: 20, seconds: HOUR },
  /** Sign-ins of one account: each writes a session and an audit entry. */
  entries: { name: 'staff-entries', limit: 30, seconds: QUARTER },
  /** Invitations by one member: each sends a mail. */
  invitations: { name: 'staff-invitations', limit: 30, seconds: HOUR },
} as const satisfies Record<string, RateRule>
