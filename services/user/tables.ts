import type { Generated } from 'kysely'

/** Those whose address was confirmed, and nobody else. */
export type AccountTable = {
  id: Generated<number>
  email: string
  /** In lower case. */
  email_key: string
  /** Null for who came by a provider and never set one. */
  password_hash: string | null
  first_name: string
  last_name: string
  company_name: string | null
  member_card_barcode: string | null
  is_backoffice: Generated<number>
  /** JSON list. */
  scopes: Generated<string>
  /** The new address that waits to be confirmed. */
  pending_email: string | null
  created_at: string
}
/** Who has not answered the mail yet; there may be several of one address. */
export type RegistrationTable = {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  member_card_barcode: string | null
  /** JSON list of what the form's rules let through. */
  addresses: string
  created_at: string
  expires_at: string
}
/** One login and all tokens that follow from it. One that has ended has no row. */
export type SessionTable = {
  id: string
  account_id: number
  /** Random; part of what its refresh tokens are signed with. */
  seed: string
  /** Number of the refresh token that is good now. */
  turn: number
  turned_at: string
  device: string
  created_at: string
  expires_at: string
}
export type ActionTokenTable = {
  id: string
  purpose: 'verify' | 'email' | 'password'
  subject: string
  created_at: string
  expires_at: string
  used_at: string | null
}
export type AuditEntryTable = {
  id: Generated<number>
  at: string
  kind: string
  account_id: number | null
  /** Never a whole address. */
  address_block: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    account: AccountTable
    registration: RegistrationTable
    session: SessionTable
    action_token: ActionTokenTable
    audit_entry: AuditEntryTable
  }
}
