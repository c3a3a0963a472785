/** Links a provider's subject to an account. */
export type SocialIdentityTable = {
  provider: string
  /** The provider's id of the person. */
  subject: string
  account_id: number
  created_at: string
}
/** A login in progress. Only the browser has the state itself. */
export type SocialAttemptTable = { state_hash: string; provider: string; expires_at: string }
/** A new person who has not consented yet. */
export type SocialPendingTable = {
  token_hash: string
  provider: string
  subject: string
  /** Verified by the provider. */
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
