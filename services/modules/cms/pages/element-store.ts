import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

export type ElementRow = Awaited<ReturnType<typeof elementsOfPage>>[number]

function published(db: Db, language: string) {
  return db
    .selectFrom('element')
    .innerJoin('element_version', (join) =>
      join
        .onRef('element_version.element_id', '=', 'element.id')
        .onRef('element_version.version', '=', 'element.published_version'),
    )
    .select([
      'element.id',
      'element.handler',
      'element.type',
      'element.slug',
      'element.language',
      'element.created_at',
      'element_version.version',
      'element_version.title',
      'element_version.body',
    ])
    .where('element.language', '=', language)
}

/** Of a page that has none in the language, those in the language of all content. */
export async function readPageElements(db: Db, pageId: number, language: string) {
  const own = await elementsOfPage(db, pageId, language)
  if (own.length > 0 || language === DEFAULT_LANGUAGE) return own
  return await elementsOfPage(db, pageId, DEFAULT_LANGUAGE)
}

function elementsOfPage(db: Db, pageId: number, language: string) {
  return published(db, language)
    .where('element.page_id', '=', pageId)
    .orderBy('element.position')
    .orderBy('element.id')
    .execute()
}

/** Those of several pages, by page. */
export async function readElementsOfPages(
  db: Db,
  pageIds: readonly number[],
  language: string,
): Promise<ReadonlyMap<number | null, readonly { handler: string; body: string }[]>> {
  const rows = await published(db, language)
    .select('element.page_id')
    .where('element.page_id', 'in', [...pageIds, 0])
    .orderBy('element.position')
    .orderBy('element.id')
    .execute()
  return Map.groupBy(rows, ({ page_id }) => page_id)
}

/** Each in the language, or else in that of all content. */
export async function readLayoutElements(db: Db, handlers: readonly string[], language: string) {
  if (handlers.length === 0) return []
  const own = await layoutElements(db, handlers, language)
  if (language === DEFAULT_LANGUAGE) return own
  const translated = new Set(own.map(({ handler }) => handler))
  const others = handlers.filter((handler) => !translated.has(handler))
  if (others.length === 0) return own
  return [...own, ...(await layoutElements(db, others, DEFAULT_LANGUAGE))]
}

function layoutElements(db: Db, handlers: readonly string[], language: string) {
  return published(db, language)
    .where('element.page_id', 'is', null)
    .where('element.handler', 'in', handlers)
    .orderBy('element.id')
    .execute()
}

export function readPublishedBodies(db: Db, handler: string) {
  return db
    .selectFrom('element')
    .innerJoin('element_version', (join) =>
      join
        .onRef('element_version.element_id', '=', 'element.id')
        .onRef('element_version.version', '=', 'element.published_version'),
    )
    .select('element_version.body')
    .where('element.handler', '=', handler)
    .execute()
}

export async function insertElement(
  trx: Trx,
  element: {
    readonly pageId: number | null
    readonly position: number
    readonly handler: string
    readonly type: string
    readonly slug: string
    readonly language: string
    readonly at: string
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('element')
    .values({
      page_id: element.pageId,
      position: element.position,
      handler: element.handler,
      type: element.type,
      slug: element.slug,
      language: element.language,
      published_version: null,
      created_at: element.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findElement(db: Db, id: number) {
  const element = await db
    .selectFrom('element')
    .select(['id', 'page_id', 'handler', 'published_version'])
    .where('id', '=', id)
    .executeTakeFirst()
  return element ?? null
}

export async function newestVersion(db: Db, elementId: number): Promise<number> {
  const row = await db
    .selectFrom('element_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('element_id', '=', elementId)
    .executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** False when a concurrent edit took that version number. */
export async function insertVersion(
  trx: Trx,
  version: {
    readonly elementId: number
    readonly version: number
    readonly author: number | null
    readonly title: string
    readonly body: string
    readonly at: string
  },
): Promise<boolean> {
  const written = await trx
    .insertInto('element_version')
    .values({
      element_id: version.elementId,
      version: version.version,
      status: 'draft',
      publish_at: null,
      author: version.author,
      title: version.title,
      body: version.body,
      created_at: version.at,
    })
    .onConflict((conflict) => conflict.columns(['element_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return written !== undefined
}

export async function markScheduled(
  trx: Trx,
  { elementId, version, at }: { elementId: number; version: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('element_version')
    .set({ publish_at: at })
    .where('element_id', '=', elementId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markPublished(
  trx: Trx,
  { elementId, version }: { elementId: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('element_version')
    .set({ status: 'published', publish_at: null })
    .where('element_id', '=', elementId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('element')
    .set({ published_version: version })
    .where('id', '=', elementId)
    .execute()
  return true
}

/** By their handlers. */
export async function layoutElementNames(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('element')
    .select(['id', 'handler as title'])
    .where('id', 'in', [...ids, 0])
    .execute()
}

export async function insertElementMedia(
  trx: Trx,
  { elementId, version }: { readonly elementId: number; readonly version: number },
  mediaIds: readonly number[],
): Promise<void> {
  const rows = [...new Set(mediaIds)].map((media_id) => ({
    ...{ element_id: elementId, version, media_id },
  }))
  if (rows.length === 0) return
  await trx
    .insertInto('element_media')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Versions before the public one show nothing any more. */
export async function deleteEarlierMedia(
  trx: Trx,
  { elementId, version }: { readonly elementId: number; readonly version: number },
): Promise<void> {
  await trx
    .deleteFrom('element_media')
    .where('element_id', '=', elementId)
    .where('version', '<', version)
    .execute()
}

export async function findVersion(
  db: Db,
  { elementId, version }: { readonly elementId: number; readonly version: number },
) {
  const found = await db
    .selectFrom('element_version')
    .innerJoin('element', 'element.id', 'element_version.element_id')
    .select(['element.page_id', 'element.handler', 'element_version.body'])
    .where('element_id', '=', elementId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found ?? null
}
