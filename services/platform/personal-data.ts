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
 * What a module knows of people. `app.ts` collects these into `ModuleDeps.personalData`; the export
 * and the erasure of an account walk all of them, so neither knows who else keeps something.
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
