import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * How long records of one kind are kept. `app.ts` collects these into `ModuleDeps.retention`; the
 * nightly job walks them. The setting `retention/<kind>` holds other days than these.
 */
export type RetentionRule = {
  /** Such as `guest-wishlists`; names the setting and the line of the dry run. */
  readonly kind: string
  readonly keepDays: number
  /** How many are older than the moment. */
  count(place: KeptPlace, before: string): Promise<number>
  /** Removes that many of them at most, so that others need not wait long; answers how many. */
  purge(place: KeptPlace, before: string, limit: number): Promise<number>
}

/** Where records are: most are rows, some are files. */
export type KeptPlace = { readonly db: Db; readonly dataDir: string }

type Kept<Name> = {
  readonly kind: string
  readonly keepDays: number
  readonly table: Name
  /** The column that names a row. */
  readonly key?: string
}

/** The rule of a table whose rows may go once the moment in one of their columns is that old. */
export function keepRows<Name extends keyof Tables & string>({
  moment,
  ...kept
}: Kept<Name> & {
  /** UTC text; rows without one stay. */
  readonly moment: keyof Tables[Name] & string
}): RetentionRule {
  return keepUntil({ ...kept, isOver: (before) => sql`${sql.ref(moment)} < ${before}` })
}

/** The same where more than a moment decides. */
export function keepUntil<Name extends keyof Tables & string>({
  kind,
  keepDays,
  table,
  key = 'id',
  isOver,
}: Kept<Name> & {
  /** Of a row of the table, which goes by its own name. */
  isOver(before: string): RawBuilder<unknown>
}): RetentionRule {
  const [from, id] = [sql.table(table), sql.ref(key)]
  return {
    kind,
    keepDays,
    count: async ({ db }, before) => {
      const counted = sql<{ rows: number }>`
        select count(*) as rows from ${from} where ${isOver(before)}`
      const { rows } = await counted.execute(db)
      return Number(rows[0]?.rows ?? 0)
    },
    purge: async ({ db }, before, limit) => {
      const over = sql`select ${id} from ${from} where ${isOver(before)} limit ${limit}`
      const { numAffectedRows } = await sql`
        delete from ${from} where ${id} in (${over})`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
