import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#services/contract/rules/lists/list.ts'
import { type Db, engineOf } from '#services/platform/database.ts'
import { searchWords } from '#services/platform/text/keywords.ts'

/**
 * A table of `word`, compared byte by byte, and the id of its row, with an index by each of them.
 * A search finds the rows of which every searched word begins a word: by ordinary indexes, which
 * both engines have.
 */
export type WordTable = {
  /** Table of the rows. */
  readonly of: string
  readonly table: string
  /** Column with the id of the row. */
  readonly id: string
}

/** Words of a row, from texts about it: as they are written, and their parts. */
export function wordsOf(texts: readonly (string | null | undefined)[]): readonly string[] {
  const whole = texts.flatMap((text) => searchWords(text ?? ''))
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter(Boolean)
}

type Condition = RawBuilder<unknown>

export type Found = {
  /** None without a search. */
  readonly conditions: readonly Condition[]
  /** Whether more rows than are ever counted fulfil them. */
  readonly areMany: boolean
}

/** Conditions for the rows that are found. */
export async function searchConditions(
  db: Db,
  words: WordTable,
  search: string | null | undefined,
): Promise<Found> {
  let found: readonly number[] | null = null
  const frequent: Condition[] = []
  for (const word of searchWords(search ?? '')) {
    const ids = await rowsWith(db, words, word)
    // Rows with a frequent word are found sooner on the way through the sorted list.
    if (ids.size > MOST_COUNTED) frequent.push(has(words, word))
    else found = (found ?? [...ids]).filter((id) => ids.has(id))
  }
  const conditions = found === null ? frequent : [isAmong(db, words, found), ...frequent]
  return { conditions, areMany: found === null && frequent.length === 1 }
}

/** No more than tell that there are too many. */
async function rowsWith(
  db: Db,
  { table, id }: WordTable,
  word: string,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(id)} as id from ${sql.table(table)}
    where ${beginsWith(word)} limit ${MOST_COUNTED + 1}`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** One value, however many ids: planners know how to begin with them. */
function isAmong(db: Db, { of }: WordTable, ids: readonly number[]): Condition {
  const row = sql.ref(`${of}.id`)
  return engineOf(db) === 'postgres'
    ? sql`${row} = any(${ids}::int[])`
    : sql`${row} in (select value from json_each(${JSON.stringify(ids)}))`
}

function has({ of, table, id }: WordTable, word: string): Condition {
  return sql`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(id)} = ${sql.ref(`${of}.id`)} and ${beginsWith(word)})`
}

function beginsWith(word: string): Condition {
  return sql`(word >= ${word} and word < ${`${word}\u{10ffff}`})`
}
