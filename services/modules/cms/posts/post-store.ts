import { sql } from 'kysely'
import type {} from '#services/modules/cms/tables.ts'
import { endOf, type Span } from '#services/platform/cursor.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { textLanguage } from '#services/platform/text/language-fallback.ts'

export type PostQuestion = {
  readonly language: string
  readonly now: string
  readonly span: Span
  /** By publication time; 'best' in the order of `ids`. */
  readonly order: 'asc' | 'desc' | 'best'
  /** Only these posts. */
  readonly ids?: readonly number[] | undefined
  readonly termIds?: readonly number[] | undefined
  readonly postTypes?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type PostRow = Awaited<ReturnType<typeof readPosts>>['rows'][number]

/** Only posts that are public at `now`. */
export async function readPosts(db: Db, question: PostQuestion) {
  const wanted = visible(db, question)
    .$if(question.ids !== undefined, (posts) =>
      posts.where('post.id', 'in', [...(question.ids ?? []), 0]),
    )
    .$if(question.termIds !== undefined, (posts) =>
      posts.where('post.id', 'in', (post) =>
        post
          .selectFrom('post_term')
          .select('post_id')
          .where('term_id', 'in', [...(question.termIds ?? []), 0]),
      ),
    )
    .$if(question.postTypes !== undefined, (posts) =>
      posts.where('post.post_type', 'in', [...(question.postTypes ?? []), '']),
    )
    .$if(question.from !== undefined, (posts) =>
      posts.where('post.published_at', '>=', question.from ?? ''),
    )
    .$if(question.to !== undefined, (posts) =>
      posts.where('post.published_at', '<=', question.to ?? ''),
    )

  const { offset, limit, after } = question.span
  const shown = wanted.select([
    'post.id',
    'post.media_id',
    'post.published_at',
    'post.updated_at',
    'post_text.language',
    'post_text.title',
    'post_text.excerpt',
  ])
  const { order, ids = [] } = question
  if (order === 'best') {
    const rankOf = new Map(ids.map((id, rank) => [id, rank]))
    const rows = (await shown.execute()).toSorted(
      (one, other) => (rankOf.get(one.id) ?? 0) - (rankOf.get(other.id) ?? 0),
    )
    return { rows: rows.slice(offset, offset + limit), total: rows.length, endCursor: null }
  }
  const [rows, counted] = await Promise.all([
    shown
      .$if(after !== null, (posts) =>
        posts.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('post.published_at', 'post.id'),
            order === 'asc' ? '>' : '<',
            tuple(after?.at ?? '', after?.id ?? 0),
          ),
        ),
      )
      .orderBy('post.published_at', order)
      .orderBy('post.id', order)
      .limit(limit + 1)
      .offset(offset)
      .execute(),
    wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst(),
  ])
  const read = endOf(rows, { limit }, ({ published_at: at, id }) => ({ at: at ?? '', id }))
  return { ...read, total: Number(counted?.total ?? 0) }
}

export async function findVisiblePost(
  db: Db,
  { id, language, now }: { id: number; language: string; now: string },
) {
  const post = await visible(db, { language, now })
    .select([
      'post.id',
      'post.media_id',
      'post.published_at',
      'post.updated_at',
      'post_text.language',
      'post_text.title',
      'post_text.excerpt',
      'post_text.body',
    ])
    .where('post.id', '=', id)
    .executeTakeFirst()
  return post ?? null
}

export async function isPublicPost(db: Db, id: number, now: string): Promise<boolean> {
  const post = await db
    .selectFrom('post')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return post !== undefined
}

export async function titlesOfPosts(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_text')
    .select(['post_id', 'title'])
    .where('post_id', 'in', ids)
    .where('language', '=', language)
    .execute()
  return new Map(rows.map(({ post_id, title }) => [post_id, title]))
}

/** Of their pages. */
export async function slugsOfPosts(
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return await currentSlugs(db, 'post', language, ids)
}

/** Of drafts too. */
export async function postTitles(db: Db, ids: readonly number[], language: string) {
  return await db
    .selectFrom('post')
    .leftJoin('post_text', (join) =>
      join.onRef('post_text.post_id', '=', 'post.id').on('post_text.language', '=', language),
    )
    .select(['post.id', 'post.published_at', sql<string>`coalesce(title, '')`.as('title')])
    .where('post.id', 'in', [...ids, 0])
    .execute()
}

export async function visiblePostDates(db: Db, now: string) {
  return db
    .selectFrom('post')
    .select(['id', 'updated_at'])
    .where('published_at', '<=', now)
    .orderBy('id')
    .execute()
}

/** Of posts that have one, by post. */
export async function picturesOfPosts(
  db: Db,
  now: string,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('post')
    .select(['id', 'media_id'])
    .where('published_at', '<=', now)
    .where('media_id', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, media_id }) => [id, media_id === null ? [] : [media_id]]))
}

export async function insertPost(
  trx: Trx,
  post: {
    readonly postType: string
    readonly mediaId: number | null
    readonly publishedAt: string | null
    readonly author: number | null
    readonly at: string
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('post')
    .values({
      post_type: post.postType,
      media_id: post.mediaId,
      published_at: post.publishedAt,
      author: post.author,
      created_at: post.at,
      updated_at: post.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPostText(
  trx: Trx,
  text: {
    readonly postId: number
    readonly language: string
    readonly title: string
    readonly excerpt: string
    readonly body: string
    readonly search: string
  },
): Promise<void> {
  const { postId, ...columns } = text
  await trx
    .insertInto('post_text')
    .values({ post_id: postId, ...columns })
    .execute()
}

export async function insertPostTerms(
  trx: Trx,
  postId: number,
  termIds: readonly number[],
): Promise<void> {
  if (termIds.length === 0) return
  await trx
    .insertInto('post_term')
    .values(termIds.map((termId, position) => ({ post_id: postId, term_id: termId, position })))
    .execute()
}

const TEXTS = { table: 'post_text', key: 'post_id', of: 'post.id' }

/** In the language, or else in that of all content. */
function visible(db: Db, { language, now }: { language: string; now: string }) {
  return db
    .selectFrom('post')
    .innerJoin('post_text', (join) =>
      join
        .onRef('post_text.post_id', '=', 'post.id')
        .on('post_text.language', '=', textLanguage(language, TEXTS)),
    )
    .where('post.published_at', '<=', now)
}
