import { type Selectable, sql, type Updateable } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { containing, searchText } from '#services/platform/text/keywords.ts'
import type { MediaTable, MediaTextTable } from './tables.ts'

export type WholeMediaText = Omit<Selectable<MediaTextTable>, 'media_id'>

/** A media with its texts in all languages. */
export type WholeMedia = Selectable<MediaTable> & { readonly texts: readonly WholeMediaText[] }

export async function readWholeMedia(db: Db, id: number): Promise<WholeMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, texts: await textsOf(db, id) } : null
}

/** Those with all of these words, the newest first. */
export async function findMedia(
  db: Db,
  {
    words,
    ids,
    span,
  }: {
    readonly words: readonly string[]
    readonly ids: readonly number[] | undefined
    readonly span: { readonly offset: number; readonly limit: number }
  },
): Promise<{ readonly media: readonly WholeMedia[]; readonly total: number }> {
  let found = db.selectFrom('media')
  if (ids) found = found.where('id', 'in', [...ids, 0])
  for (const word of words) {
    found = found.where(sql<boolean>`search like ${containing(word)} escape '\\'`)
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(span.offset)
    .limit(span.limit)
    .execute()
  const media: WholeMedia[] = []
  for (const row of rows) media.push({ ...row, texts: await textsOf(db, row.id) })
  return { media, total: Number(total) }
}

/** Locks those that exist until the transaction ends, in the order of their ids. */
export async function lockMedia(trx: Trx, ids: readonly number[]): Promise<WholeMedia[]> {
  const found = trx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
  const rows = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).execute()
  const media: WholeMedia[] = []
  for (const row of rows) media.push({ ...row, texts: await textsOf(trx, row.id) })
  return media
}

/** Others with the same bytes, the oldest first. */
export async function readDuplicates(
  db: Db,
  { id, hash }: Pick<WholeMedia, 'id' | 'hash'>,
): Promise<readonly Pick<WholeMedia, 'id' | 'original_name'>[]> {
  return await db
    .selectFrom('media')
    .select(['id', 'original_name'])
    .where('hash', '=', hash)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(20)
    .execute()
}

export async function updateMedia(
  trx: Trx,
  id: number,
  change: Updateable<MediaTable>,
): Promise<void> {
  await trx.updateTable('media').set(change).where('id', '=', id).execute()
}

/** After its name or a text has changed. */
export async function updateSearch(trx: Trx, id: number): Promise<void> {
  const media = await readWholeMedia(trx, id)
  if (media) await updateMedia(trx, id, { search: searchTextOf(media) })
}

export function searchTextOf({
  original_name: name,
  texts,
}: Pick<WholeMedia, 'original_name'> & {
  readonly texts: readonly Pick<WholeMediaText, 'title' | 'alt'>[]
}): string {
  return searchText([name, ...texts.flatMap(({ title, alt }) => [title, alt])])
}

export async function deleteMedia(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('media')
    .where('id', 'in', [...ids, 0])
    .execute()
}

async function textsOf(db: Db, id: number): Promise<WholeMediaText[]> {
  return await db
    .selectFrom('media_text')
    .select(['language', 'title', 'alt', 'description'])
    .where('media_id', '=', id)
    .orderBy('language')
    .execute()
}
