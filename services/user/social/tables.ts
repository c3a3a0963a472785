/** Which account somebody at a provider has here. */
export type SocialIdentityTable = {
  provider: string
  /** As the provider numbers its people. */
  subject: string
  account_id: number
  created_at: string
}
/** A login that was begun and is not back yet. The state itself is the browser's alone. */
export type SocialAttemptTable = { state_hash: string; provider: string; expires_at: string }
/** Somebody new, until they have consented. */
export type SocialPendingTable = {
  token_hash: string
  provider: string
  subject: string
  /** Proved by the provider to be theirs. */
  email: string
  expires_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    social_identity: SocialIdentityTable
    social_attempt: SocialAttemptTable
    social_pending: SocialPendingTable
  }
}
