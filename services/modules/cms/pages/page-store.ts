import { sql } from 'kysely'
import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { textLanguage } from '#services/platform/text/language-fallback.ts'

export type PageTexts = Readonly<
  Record<
    string,
    {
      readonly title: string
      readonly metaTitle?: string
      readonly metaDescription?: string
    }
  >
>

const TEXTS = { table: 'page_text', key: 'page_id', of: 'page.id' }

/** A page that is public at `now`, in the language, or else in that of all content. */
export async function findVisiblePage(
  db: Db,
  { id, language, now }: { id: number; language: string; now: string },
) {
  const page = await db
    .selectFrom('page')
    .innerJoin('page_text', (join) =>
      join
        .onRef('page_text.page_id', '=', 'page.id')
        .on('page_text.language', '=', textLanguage(language, TEXTS)),
    )
    .select([
      'page.id',
      'page.updated_at',
      'page_text.language',
      'page.is_listed',
      'page_text.title',
      'page_text.meta_title',
      'page_text.meta_description',
    ])
    .where('page.id', '=', id)
    .where('page.published_at', '<=', now)
    .executeTakeFirst()
  return page ?? null
}

export async function insertPage(
  trx: Trx,
  page: { readonly isListed: boolean; readonly publishedAt: string | null; readonly at: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('page')
    .values({
      published_at: page.publishedAt,
      created_at: page.at,
      updated_at: page.at,
      is_listed: Number(page.isListed),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPageTexts(trx: Trx, pageId: number, texts: PageTexts): Promise<void> {
  await trx
    .insertInto('page_text')
    .values(
      Object.entries(texts).map(([language, text]) => ({
        page_id: pageId,
        language,
        title: text.title,
        meta_title: text.metaTitle ?? null,
        meta_description: text.metaDescription ?? null,
      })),
    )
    .execute()
}

export async function updatePageMoment(
  trx: Trx,
  { id, publishedAt, at }: { id: number; publishedAt: string | null; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('page')
    .set({ published_at: publishedAt, updated_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of pages that search engines should know. */
export async function listedPageDates(db: Db, now: string) {
  return db
    .selectFrom('page')
    .select(['id', 'updated_at'])
    .where('published_at', '<=', now)
    .where('is_listed', '=', 1)
    .orderBy('id')
    .execute()
}

/** Of drafts too. */
export async function pageTitles(db: Db, ids: readonly number[], language: string) {
  return await db
    .selectFrom('page')
    .leftJoin('page_text', (join) =>
      join.onRef('page_text.page_id', '=', 'page.id').on('page_text.language', '=', language),
    )
    .select(['page.id', 'page.published_at', sql<string>`coalesce(title, '')`.as('title')])
    .where('page.id', 'in', [...ids, 0])
    .execute()
}

export async function hasPages(db: Db): Promise<boolean> {
  const page = await db.selectFrom('page').select('id').limit(1).executeTakeFirst()
  return page !== undefined
}
