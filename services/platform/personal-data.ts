import type { RawBuilder } from 'kysely'
import type { Clock } from './clock.ts'
import type { Db, Trx } from './database.ts'
import type { JsonObject } from './json.ts'

/** Whose data it is. */
export type Person = {
  readonly userId: number
  readonly email: string
  readonly firstName: string
}

/**
 * What a module stores about people. `app.ts` collects these into `ModuleDeps.personalData`; the
 * export and the erasure of an account walk all of them, so neither depends on the other modules.
 */
export type PersonalData = {
  /** Of the module, for faults and tests. */
  readonly name: string
  /** Sections under the headings that the customer reads, in Croatian, as are the names of fields. */
  export(db: Db, person: Person): Promise<JsonObject>
  /** In the transaction that ends the account; what the law keeps loses its name. */
  erase(trx: Trx, person: Person, means: EraseMeans): Promise<void>
}

export type EraseMeans = {
  readonly clock: Clock
  /** For keyed hashes of what must not be kept itself. */
  readonly secret: string
}

/** Of an account that stands; null of any other. */
export type FindPerson = (db: Db, userId: number) => Promise<Person | null>

/** What names a person in tables. */
export type PersonKeys = {
  readonly account: number
  readonly email: string
  /** The address that waits to be confirmed. */
  readonly next: string
  readonly card: string
}

export type PersonalTable = {
  /** Condition for the rows of a person. */
  owner(keys: PersonKeys): RawBuilder<unknown>
  /** Columns that the export leaves out or rewrites, with the reason; or why it has none of them. */
  readonly untold: Readonly<Record<string, string>> | string
}

/** Reasons why a column is not in the export as it is. */
export const UNTOLD = {
  inWords: 'exported in Croatian words',
  ours: 'numbers rows of ours',
  secret: 'opens something',
  folded: 'the same in lower case',
  waiting:
    'waits for the answer to a mail, for minutes or days; anybody may have typed the address',
} as const
