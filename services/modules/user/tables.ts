import type { Generated } from 'kysely'

/** Accounts with a confirmed address only. */
export type AccountTable = {
  id: Generated<number>
  email: string
  /** The address as `emailKey` normalises it. */
  email_key: string
  /** Null for an account that only a provider can log in to. */
  password_hash: string | null
  first_name: string
  last_name: string
  company_name: string | null
  member_card_barcode: string | null
  is_backoffice: Generated<number>
  /** JSON list. */
  scopes: Generated<string>
  /** Only for staff who chose one; a constraint enforces this. */
  backoffice_language: string | null
  /** In which it was last used, for letters that nothing else has a language for. */
  language: string | null
  /** A new address that is not confirmed yet. */
  pending_email: string | null
  created_at: string
}
/** A registration whose mail is not confirmed; one address may have several. */
export type RegistrationTable = {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  member_card_barcode: string | null
  /** JSON list, already validated. */
  addresses: string
  /** Where the registration began, to go on there once it is confirmed. */
  return_path: string | null
  created_at: string
  expires_at: string
}
/** One login and all tokens derived from it. A session that ended has no row. */
export type SessionTable = {
  id: string
  account_id: number
  /** Random; part of what signs its refresh tokens. */
  seed: string
  /** Number of the current refresh token. */
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
