import { type RawBuilder, sql } from 'kysely'
import type { MediaUseKind } from '#services/contract/rules/media.ts'
import type { Db } from './database.ts'

/** What staff see of a record that shows a media. */
export type DescribedRecord = { readonly title: string; readonly path: string | null }

/** Rows that hold ids of media. */
export type MediaPlace = {
  /** The tables, as after `from`. */
  readonly from: RawBuilder<unknown>
  /** Column with the id of the media, in an index. */
  readonly media: string
  /** Column with the id of the record that shows it. */
  readonly record: string
  /** Left out: all rows. */
  readonly where?: RawBuilder<unknown>
}

/**
 * Where a module stores ids of media. The library counts records by it, and deletes no media that
 * one of them shows: each write of such an id calls `requireMedia` of the module `media` in its
 * transaction.
 */
export type MediaUses = {
  readonly kind: MediaUseKind
  readonly places: readonly MediaPlace[]
  /** By these ids; unknown ones are missing. */
  describe(
    db: Db,
    ids: readonly string[],
    language: string,
  ): Promise<ReadonlyMap<string, DescribedRecord>>
}

/** Condition for a row of the table `media`, which has no alias. */
export function isUsed(uses: readonly MediaUses[]): RawBuilder<unknown> {
  const shown = shownIn(uses).map((rows) => sql`exists (${rows})`)
  return shown.length === 0 ? sql`1 = 0` : sql`(${sql.join(shown, sql` or `)})`
}

/** Not the same negated: PostgreSQL joins each place once, not for each row. */
export function isUnused(uses: readonly MediaUses[]): RawBuilder<unknown> {
  const missing = shownIn(uses).map((rows) => sql`not exists (${rows})`)
  return missing.length === 0 ? sql`1 = 1` : sql.join(missing, sql` and `)
}

function shownIn(uses: readonly MediaUses[]): readonly RawBuilder<unknown>[] {
  return uses
    .flatMap(({ places }) => places)
    .map((place) => sql`select 1 from ${rowsOf(place, sql`= media.id`)}`)
}

/** Number of records that show each of these media; without those that none shows. */
export async function countMediaUses(
  db: Db,
  uses: readonly MediaUses[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  if (ids.length === 0) return counts
  for (const { places } of uses) {
    const pairs = pairsOf(places, sql`in (${sql.join(ids)})`)
    const { rows } = await sql<{ media: number; records: number }>`
      select media, count(distinct record) as records
      from (${pairs}) as pair group by media`.execute(db)
    for (const { media, records } of rows) {
      counts.set(media, (counts.get(media) ?? 0) + Number(records))
    }
  }
  return counts
}

export type MediaUse = DescribedRecord & { readonly kind: MediaUseKind; readonly id: string }

/** The records that show a media. */
export async function mediaUses(
  db: Db,
  uses: readonly MediaUses[],
  wanted: { readonly id: number; readonly language: string; readonly limit: number },
): Promise<MediaUse[]> {
  const found: MediaUse[] = []
  for (const { kind, places, describe } of uses) {
    const { rows } = await sql<{ record: string }>`
      select distinct record from (${pairsOf(places, sql`= ${wanted.id}`)}) as pair
      order by record limit ${wanted.limit}`.execute(db)
    if (rows.length === 0) continue
    const ids = rows.map(({ record }) => record)
    const described = await describe(db, ids, wanted.language)
    for (const id of ids) found.push({ kind, id, title: '', path: null, ...described.get(id) })
  }
  return found
}

/** `media` and `record` of all places. */
function pairsOf(places: readonly MediaPlace[], medium: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    places.map(
      (place) => sql`select ${sql.ref(place.media)} as media,
        cast(${sql.ref(place.record)} as text) as record from ${rowsOf(place, medium)}`,
    ),
    sql` union all `,
  )
}

function rowsOf(
  { from, media, where }: MediaPlace,
  medium: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const condition = where ? sql`and ${where}` : sql``
  return sql`${from} where ${sql.ref(media)} ${medium} ${condition}`
}
