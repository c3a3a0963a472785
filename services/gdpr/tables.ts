import type { Generated } from 'kysely'

export type ConsentTable = {
  id: Generated<number>
  /** What forms and logs name it by. */
  number: number
}
export type ConsentTextTable = {
  id: Generated<number>
  consent_id: number
  language: string
  /** Grows with each change; what was read once is never edited. */
  version: number
  /** Sanitised HTML. */
  html: string
  /** Folded words. */
  search: string
  since: string
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
  /** By the clock of the service. */
  at: string
  /** What the caller's clock said. */
  client_at: string | null
  status: 'accepted' | 'withdrawn'
  /** A form, or `profile`. */
  source: string
  user_type: 'user' | 'guest'
  /** As it was typed; null once the person was erased, as are the key and the account. */
  email: string | null
  email_key: string | null
  /** Null: whether it was the owner of the address who said so, nobody knows. */
  account_id: number | null
  /** When it was known who said so; stays when they are erased. */
  confirmed_at: string | null
  /** Of the form that it was said in. Its consents count once the mail of that form was answered. */
  registration_id: string | null
  /** Keyed, and only of who was erased. */
  email_hash: string | null
  erased_at: string | null
}
export type ConsentLogEntryTable = { log_id: number; consent_id: number; text_id: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    consent: ConsentTable
    consent_text: ConsentTextTable
    consent_assignment: ConsentAssignmentTable
    consent_assignment_item: ConsentAssignmentItemTable
    consent_log: ConsentLogTable
    consent_log_entry: ConsentLogEntryTable
  }
}
