import type { RawBuilder } from 'kysely'
import type { Clock } from './clock.ts'
import type { Db, Trx } from './database.ts'
import type { JsonObject } from './json.ts'
import type { Letter } from './letter.ts'

/** The person whose data is exported or erased. */
export type Person = {
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** In place of the id of an account: no row has it. */
const NO_ACCOUNT = 0

/** Somebody without an account, whom the e-mail alone identifies. */
export function guestPerson(email: string): Person {
  return { userId: NO_ACCOUNT, email, firstName: '', lastName: '' }
}

/** Records of one kind that stay after an erasure, without what names the person once they may. */
export type Remaining = {
  readonly kind: 'ORDERS_UNDER_WAY' | 'ORDERS' | 'CONSENTS'
  readonly count: number
  /** As staff know them, such as numbers of orders. */
  readonly names: readonly string[]
}

/**
 * Personal data of a module. `app.ts` collects these into `ModuleDeps.personalData`, so that the
 * export and the erasure of an account depend on no other module.
 */
export type PersonalData = {
  /** Name of the module, for errors and tests. */
  readonly name: string
  /** Sections with Croatian headings and field names, as the customer reads them. */
  export(db: Db, person: Person, deps: ExportDeps): Promise<JsonObject>
  /** Runs in the transaction that deletes the account; records required by law are anonymised. */
  erase(trx: Trx, person: Person, deps: EraseDeps): Promise<void>
  /** For staff, before they erase somebody. */
  remaining?(db: Db, person: Person): Promise<readonly Remaining[]>
}

export type ExportDeps = {
  /** Letters of all modules by name, which the log of mails names. */
  readonly letters: ReadonlyMap<string, Letter>
}

export type EraseDeps = {
  readonly clock: Clock
  /** Key for hashes in place of data that must not be stored. */
  readonly secret: string
}

/** Null unless the account exists. */
export type FindPerson = (db: Db, userId: number) => Promise<Person | null>

/** Values that identify a person in tables. */
export type PersonKeys = {
  readonly account: number
  readonly email: string
  /** A new address that is not confirmed yet. */
  readonly next: string
  readonly card: string
}

export type PersonalTable = {
  /** Condition for the rows of a person. */
  owner(keys: PersonKeys): RawBuilder<unknown>
  /**
   * Columns that the export leaves out or rewrites, with the reason; or why it has none of them.
   */
  readonly untold: Readonly<Record<string, string>> | string
}

/** Reasons why a column is not in the export unchanged. */
export const UNTOLD = {
  inWords: 'exported in Croatian words',
  ours: 'numbers rows of ours',
  secret: 'opens something',
  folded: 'the same in lower case',
  waiting:
    'waits for the answer to a mail, for minutes or days; anybody may have typed the address',
} as const
