import type { Generated } from 'kysely'

/** One value that somebody of staff, a command or a task changed, or one move that they made. */
export type EditTable = {
  id: Generated<number>
  at: string
  /** `account:<id>`, `command:<name>` or `task:<kind>`. */
  actor: string
  /** The form, press or run that it belongs to: a later save of it replaces `after`. */
  sitting: string
  /** Such as `order`. */
  entity: string
  /** Its number or id as staff know it. */
  entity_id: string
  /** Such as `shippingAddress.street`, or `move.ship`. Parts of lists are named by id. */
  path: string
  /** JSON; null where there was nothing, and after an erasure. */
  before: string | null
  after: string | null
  /** Normalised e-mail of the person whose data the values are; null for other values. */
  subject: string | null
}

/** A word by which the list of changes is searched: the id of the record, and its parts. */
export type EditWordTable = {
  word: string
  edit_id: number
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    edit: EditTable
    edit_word: EditWordTable
  }
}
