import { sql } from 'kysely'
import type { MediaUseKind } from '#services/contract/rules/media.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { MediaPlace } from '#services/platform/media-uses.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { LARGEST_ID } from './address.ts'

/** Parameters of one statement. */
const AT_ONCE = 1_000

/**
 * Before a record stores these ids: media that do not exist, or are not public, are refused. They
 * are locked until the transaction ends, so that none is deleted meanwhile.
 */
export async function requireMedia(
  trx: Trx,
  ids: readonly number[],
  field = 'mediaId',
): Promise<void> {
  const found = await lockPublicMedia(trx, ids)
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) {
    throw new Refusal(400, `There is no media ${missing}.`, { code: 'INVALID_INPUT', field })
  }
}

/** What is published shows pictures with an alternative text in the main language alone. */
export async function requireAlt(db: Db, ids: readonly number[], field = 'mediaId'): Promise<void> {
  if (ids.length === 0) return
  const described = await db
    .selectFrom('media_text')
    .select('media_id')
    .where('media_id', 'in', [...new Set(ids)])
    .where('language', '=', DEFAULT_LANGUAGE)
    .where('alt', '<>', '')
    .execute()
  const without = ids.find((id) => !described.some(({ media_id }) => media_id === id))
  if (without === undefined) return
  const message = `The media ${without} has no alternative text.`
  throw new Refusal(409, message, { code: 'ALT_MISSING', field })
}

/** Text of a record, in HTML; a part is a language or another name within the record. */
type RecordText = {
  readonly record: string | number
  readonly part: string
  readonly html: string | null
}

/** Notes which pictures of the library these texts show, in place of what they showed before. */
export async function recordMediaInTexts(
  trx: Trx,
  kind: MediaUseKind,
  texts: readonly RecordText[],
): Promise<void> {
  const shown = texts.map(({ record, part, html }) => ({
    ...{ record: `${record}`, part },
    ids: mediaInHtml(html ?? ''),
  }))
  for (const [part, own] of Map.groupBy(shown, (text) => text.part)) {
    await forget(
      trx,
      { kind, part },
      own.map(({ record }) => record),
    )
  }
  const found = await lockPublicMedia(
    trx,
    shown.flatMap(({ ids }) => ids),
  )
  const rows = shown.flatMap(({ record, part, ids }) =>
    ids.flatMap((id) => (found.has(id) ? { kind, record, part, media_id: id } : [])),
  )
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await trx
      .insertInto('media_in_text')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** For `mediaUses` of the module whose texts these are. */
export function placeInTexts(kind: MediaUseKind): MediaPlace {
  return {
    from: sql`media_in_text`,
    ...{ media: 'media_in_text.media_id', record: 'media_in_text.record' },
    where: sql`media_in_text.kind = ${kind}`,
  }
}

const ADDRESS = /\/media\/[^"'\s/]+\/[^"'\s/]+\/([1-9]\d{0,9})-[0-9a-f]{8}\./g

/** Ids of the pictures that a text shows by their addresses. */
export function mediaInHtml(html: string): number[] {
  if (!html.includes('/media/')) return []
  const ids = [...html.matchAll(ADDRESS)].map(([, id]) => Number(id))
  return [...new Set(ids)].filter((id) => id <= LARGEST_ID)
}

async function forget(
  trx: Trx,
  { kind, part }: { readonly kind: MediaUseKind; readonly part: string },
  records: readonly string[],
): Promise<void> {
  for (let start = 0; start < records.length; start += AT_ONCE) {
    await trx
      .deleteFrom('media_in_text')
      .where('kind', '=', kind)
      .where('part', '=', part)
      .where('record', 'in', records.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** Those that exist and are public, locked against deletion until the transaction ends. */
export async function lockPublicMedia(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const unique = [...new Set(ids)].filter((id) => id <= LARGEST_ID).toSorted((a, b) => a - b)
  const found = new Set<number>()
  for (let start = 0; start < unique.length; start += AT_ONCE) {
    const rows = trx
      .selectFrom('media')
      .select('id')
      .where('id', 'in', unique.slice(start, start + AT_ONCE))
      .where('access', '=', 'public')
      .orderBy('id')
    const locked = engineOf(trx) === 'postgres' ? rows.forShare() : rows
    for (const { id } of await locked.execute()) found.add(id)
  }
  return found
}
