import { type RawBuilder, sql } from 'kysely'
import type { MediaUseKind } from '#services/contract/rules/media.ts'
import type { Db } from './database.ts'

/** What staff see of a record that shows a media. */
export type DescribedRecord = { readonly title: string; readonly path: string | null }

/**
 * Where a module stores ids of media. The library counts records by it, and deletes no media that
 * one of them shows: each write of such an id calls `requireMedia` of the module `media` in its
 * transaction.
 */
export type MediaUses = {
  readonly kind: MediaUseKind
  /** The tables, as after `from`. */
  readonly from: RawBuilder<unknown>
  /** Column with the id of the media, in an index. */
  readonly media: string
  /** Column with the id of the record that shows it. */
  readonly record: string
  /** By these ids; unknown ones are missing. */
  describe(
    db: Db,
    ids: readonly string[],
    language: string,
  ): Promise<ReadonlyMap<string, DescribedRecord>>
}

/** Condition for a row of the table `media`, which has no alias. */
export function isUsed(places: readonly MediaUses[]): RawBuilder<unknown> {
  const found = places.map(
    ({ from, media }) => sql`exists (select 1 from ${from} where ${sql.ref(media)} = media.id)`,
  )
  return found.length === 0 ? sql`1 = 0` : sql`(${sql.join(found, sql` or `)})`
}

/** Number of records that show each of these media. */
export async function countMediaUses(
  db: Db,
  places: readonly MediaUses[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  if (ids.length === 0) return counts
  for (const { from, media, record } of places) {
    const { rows } = await sql<{ media: number; records: number }>`
      select ${sql.ref(media)} as media, count(distinct ${sql.ref(record)}) as records
      from ${from} where ${sql.ref(media)} in (${sql.join(ids)})
      group by ${sql.ref(media)}`.execute(db)
    for (const row of rows) {
      counts.set(row.media, (counts.get(row.media) ?? 0) + Number(row.records))
    }
  }
  return counts
}

export type MediaUse = DescribedRecord & { readonly kind: MediaUseKind; readonly id: string }

/** The records that show a media, in the order of their ids. */
export async function mediaUses(
  db: Db,
  places: readonly MediaUses[],
  wanted: { readonly id: number; readonly language: string; readonly limit: number },
): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const { kind, from, media, record, describe } of places) {
    const { rows } = await sql<{ record: string | number }>`
      select distinct ${sql.ref(record)} as record from ${from}
      where ${sql.ref(media)} = ${wanted.id} order by record limit ${wanted.limit}`.execute(db)
    if (rows.length === 0) continue
    const ids = rows.map((row) => `${row.record}`)
    const described = await describe(db, ids, wanted.language)
    for (const id of ids) uses.push({ kind, id, title: '', path: null, ...described.get(id) })
  }
  return uses
}
