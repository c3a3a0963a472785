import type { Generated } from 'kysely'

export type ConsentTable = {
  id: Generated<number>
  /** Public number, which forms and logs use. */
  number: number
}
export type ConsentTextTable = {
  id: Generated<number>
  consent_id: number
  language: string
  /** Grows with each change; a published text is never edited. */
  version: number
  /** Sanitised HTML. */
  html: string
  /** Folded words. */
  search: string
  since: string
  /** `account:<id>` or `command:<name>`; null for texts that come with the product. */
  author: string | null
  /** 0 for a correction: people who accepted the text before have accepted this one. */
  requires_renewal: Generated<number>
}
export type ConsentAssignmentTable = { id: Generated<number>; form: string }
export type ConsentAssignmentItemTable = {
  assignment_id: number
  consent_id: number
  is_required: number
  position: number
}
export type ConsentLogTable = {
  id: Generated<number>
  /** Time by the service's clock. */
  at: string
  /** Time by the client's clock. */
  client_at: string | null
  status: 'accepted' | 'withdrawn'
  /** A form, or `profile`. */
  source: string
  user_type: 'user' | 'guest'
  /** As typed; null after erasure, as are `email_key` and `account_id`. */
  email: string | null
  email_key: string | null
  /** Null while it is unknown whether the owner of the address made the statement. */
  account_id: number | null
  /** When the author was confirmed; survives erasure. */
  confirmed_at: string | null
  /** The registration form. Its consents count once its mail is confirmed. */
  registration_id: string | null
  /** Keyed hash; only of erased persons. */
  email_hash: string | null
  erased_at: string | null
}
export type ConsentLogEntryTable = { log_id: number; consent_id: number; text_id: number }
/** The latest statement of an account on a consent. */
export type ConsentAnswerTable = {
  account_id: number
  consent_id: number
  status: 'accepted' | 'withdrawn'
  text_id: number
  log_id: number
}

/** The last run of each kind. */
export type RetentionRunTable = { kind: string; at: string; deleted: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    consent: ConsentTable
    consent_text: ConsentTextTable
    consent_assignment: ConsentAssignmentTable
    consent_assignment_item: ConsentAssignmentItemTable
    consent_log: ConsentLogTable
    consent_log_entry: ConsentLogEntryTable
    consent_answer: ConsentAnswerTable
    retention_run: RetentionRunTable
  }
}
