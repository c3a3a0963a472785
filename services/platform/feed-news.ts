import { sql } from 'kysely'
import { type Db, engineOf } from '#services/platform/database.ts'
import { settledEnd } from '#services/platform/feed.ts'
import type {} from '#services/platform/platform-tables.ts'

/** How far the index has followed the feed. */
export type FeedPlace = {
  readonly name: string
  /** Whatever stands up to here can only be what was seen. */
  readonly settled: number
  /** Rows beyond it that were seen already. */
  readonly seen: ReadonlySet<number>
}

export type FeedNews =
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'news'
      readonly place: FeedPlace
      readonly topics: readonly string[]
      readonly productIds: readonly number[]
    }

/** Beyond this it is quicker to begin anew. */
const MAX_ROWS = 10_000
const PRODUCT = /^(?:product|planned):(\d+)$/

type Row = {
  readonly name: string
  readonly prunedTo: number
  readonly end: number
  readonly id: number | null
  readonly position: number | null
  readonly topic: string | null
}

export async function feedPlace(db: Db): Promise<FeedPlace> {
  const { rows } = await sql<Pick<Row, 'name' | 'end'>>`
    select name, ${settledEnd(db)} as "end" from change_feed`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The change feed has not been prepared')
  return { name: row.name, settled: row.end, seen: new Set() }
}

/**
 * All that is committed now, not only what the feed tells its followers: they must wait until no
 * older transaction can come in between, while here a row that is seen is only never seen again.
 */
export async function newsSince(db: Db, place: FeedPlace): Promise<FeedNews> {
  const position = engineOf(db) === 'postgres' ? sql.ref('c.xid') : sql.ref('c.id')
  const { rows } = await sql<Row>`
    select f.name, f.pruned_to as "prunedTo", ${settledEnd(db)} as "end", c.id, c.topic,
      ${position} as position
    from change_feed f left join change c on ${position} > ${place.settled}
    limit ${MAX_ROWS + 1}`.execute(db)
  const [first] = rows
  const isGap =
    !first ||
    first.name !== place.name ||
    first.prunedTo > place.settled ||
    first.end < place.settled ||
    rows.length > MAX_ROWS
  if (isGap) return { kind: 'gap' }

  const fresh = rows.filter((row) => row.id !== null && !place.seen.has(row.id))
  const unsettled = rows.filter((row) => row.position !== null && row.position > first.end)
  return {
    kind: 'news',
    place: {
      name: place.name,
      settled: first.end,
      seen: new Set(unsettled.flatMap((row) => row.id ?? [])),
    },
    topics: [...new Set(fresh.flatMap((row) => row.topic ?? []))],
    productIds: [...new Set(fresh.flatMap((row) => productOf(row.topic)))],
  }
}

function productOf(topic: string | null): readonly number[] {
  const [, id] = PRODUCT.exec(topic ?? '') ?? []
  return id === undefined ? [] : [Number(id)]
}
