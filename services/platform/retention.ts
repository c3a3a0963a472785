import { type RawBuilder, sql } from 'kysely'
import type { ServicesConfig } from '#services/config.ts'
import type { Db } from './database.ts'
import { yearInZagreb } from './moment.ts'
import { numberSetting, type Settings } from './setting.ts'
import type { Tables } from './tables.ts'

/**
 * How long records of one kind are stored. `app.ts` collects the rules into `ModuleDeps.retention`,
 * and the nightly job applies them. Within its bounds the setting `retention/<kind>` overrides
 * `keepDays`.
 */
export type RetentionRule = {
  /** Such as `guest-wishlists`; names the setting and the line of the dry run. */
  readonly kind: string
  readonly keepDays: number
  /** Days that staff may choose; without them the period is part of the product. */
  readonly bounds?: { readonly least: number; readonly most: number }
  /** For the table in the README of the contract, such as `unused wishlists of guests`. */
  readonly deletes: string
  /** Number of records older than `before`. */
  count(place: RecordStore, before: string): Promise<number>
  /** Deletes at most `limit` of them, to keep transactions short; returns how many. */
  purge(place: RecordStore, before: string, limit: number): Promise<number>
}

/** The setting of a rule whose days staff may choose, by its key. */
export function retentionSettings(rules: readonly RetentionRule[]): Settings {
  return Object.fromEntries(
    rules.flatMap(({ kind, keepDays: usual, bounds }) => {
      if (!bounds) return []
      const [min, max] = [bounds.least, bounds.most]
      const setting = numberSetting({ section: 'RETENTION', unit: 'DAYS', min, max, usual })
      return [[`retention/${kind}`, setting]]
    }),
  )
}

/** Where the records are stored: rows, files or objects of a bucket. */
export type RecordStore = { readonly db: Db } & Pick<ServicesConfig, 'dataDir' | 's3'>

type Records<Name> = Pick<RetentionRule, 'kind' | 'keepDays' | 'bounds' | 'deletes'> & {
  readonly table: Name
  /** The primary key column. */
  readonly key?: string
}

/** Deletes rows once the time in one of their columns is old enough. */
export function keepRows<Name extends keyof Tables & string>({
  moment,
  isFromYearEnd = false,
  ...rule
}: Records<Name> & {
  /** Column with a UTC time as text; rows where it is null are not deleted. */
  readonly moment: keyof Tables[Name] & string
  /** The period begins at the end of the year of that time. */
  readonly isFromYearEnd?: boolean
}): RetentionRule {
  const isOver = (before: string) =>
    sql`${sql.ref(moment)} < ${isFromYearEnd ? yearInZagreb(before) : before}`
  return keepUntil({ ...rule, isOver })
}

/** The same with any condition in SQL. */
export function keepUntil<Name extends keyof Tables & string>({
  table,
  key = 'id',
  isOver,
  ...described
}: Records<Name> & {
  /** SQL condition on a row; the table has no alias. */
  isOver(before: string): RawBuilder<unknown>
}): RetentionRule {
  const [from, id] = [sql.table(table), sql.ref(key)]
  return {
    ...described,
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
