import type { Generated } from 'kysely'
import type { PrivacyRequest } from '#services/contract/privacy.ts'

export type PrivacyRequestTable = {
  id: Generated<number>
  kind: PrivacyRequest['kind']
  channel: PrivacyRequest['channel']
  state: PrivacyRequest['state']
  language: PrivacyRequest['language']
  /** Days in Zagreb. */
  received_on: string
  due_on: string
  /** Sorts what is due first, and before all that is answered: `turnOf` of the store. */
  turn: string
  is_prolonged: Generated<number>
  /** Null for a guest, and once the person is erased, as are the e-mail, the note and the reason. */
  account_id: number | null
  email: string | null
  email_key: string | null
  /** Keyed hash of the address: what is left to find an erased person by. */
  email_hash: string
  note: string | null
  /** Of the prolongation, then of the refusal. */
  reason: string | null
  exported_at: string | null
  closed_at: string | null
  erased_at: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    privacy_request: PrivacyRequestTable
  }
}
