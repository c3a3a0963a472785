import type { Generated } from 'kysely'
import type { ListName } from '#services/contract/rules/lists/lists.ts'

export type StaffRoleTable = {
  id: Generated<number>
  /** Of a role that comes with the product. */
  key: string | null
  name: string
  /** JSON list. */
  rights: string
}
export type StaffRoleMemberTable = { account_id: number; role_id: number }

/** A sign-in to the back office. One that ended has no row. */
export type StaffSessionTable = {
  id: Generated<number>
  /** Of its token, which is never stored. */
  token_hash: string
  account_id: number
  /** Of the password hash it began with: another password ends it. */
  password_mark: string
  /** 1 after the last step of the sign-in. */
  is_complete: number
  device: string
  address_block: string | null
  created_at: string
  seen_at: string
  /** When a code or password was last checked; sensitive steps need a recent one. */
  confirmed_at: string
  /** What a passkey has to sign next, once and until then; null without one. */
  challenge: string | null
  challenge_until: string | null
}

/** The app with codes of a member of staff. */
export type StaffFactorTable = {
  account_id: number
  /** Encrypted; null until the first one is confirmed. */
  secret: string | null
  /** Encrypted; offered but not confirmed, so that it opens nothing yet. */
  offered: string | null
  /** The latest step whose code was used, so that none is used twice. */
  last_step: number
}
/** A passkey of a member of staff; the private part never leaves their device. */
export type StaffPasskeyTable = {
  id: Generated<number>
  account_id: number
  /** Names it to the browser, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** Of its last use, where the device counts: a lower one is of a copy. */
  counter: number
  /** JSON list: how browsers reach it. */
  transports: string
  name: string
  created_at: string
  used_at: string | null
}
export type StaffRecoveryCodeTable = { account_id: number; code_hash: string }

/** A query of a list that somebody saved under a name. */
export type SavedViewTable = {
  id: Generated<number>
  list: ListName
  /** Null when it is for everyone who may read the list. */
  account_id: number | null
  name: string
  /** Of an address, as `query-text.ts` writes it. */
  query: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    staff_role: StaffRoleTable
    staff_role_member: StaffRoleMemberTable
    staff_session: StaffSessionTable
    staff_factor: StaffFactorTable
    staff_recovery_code: StaffRecoveryCodeTable
    staff_passkey: StaffPasskeyTable
    saved_view: SavedViewTable
  }
}
