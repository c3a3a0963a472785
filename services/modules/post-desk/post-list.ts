import { sql } from 'kysely'
import { listPostRows, listPostViews } from '#services/contract/post-list.ts'
import { POST_LIST, type POST_STATES } from '#services/contract/rules/lists/posts.ts'
import { titlesOfPosts } from '#services/modules/cms/api.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { stateOf } from './post-state.ts'

/** As a row shows its picture. */
const THUMBNAIL = 'w320'

const POSTS: ListSource<typeof POST_LIST, 'post'> = {
  list: POST_LIST,
  table: 'post',
  sort: { CREATED_AT: 'created_at', UPDATED_AT: 'updated_at' },
  filters: {
    state: (words, now) =>
      sql`(${sql.join(
        words.map((word) => isIn(word, now.toISOString())),
        sql` or `,
      )})`,
    hasPicture: (is) => (is ? sql`post.media_id is not null` : sql`post.media_id is null`),
    publishedAt: (days) => isWithin('post.published_at', days),
  },
  search: (word) => sql`exists (
    select 1 from post_text where post_id = post.id
    and search like ${containing(word)} escape '\\')`,
}

/** As `stateOf` names it. */
function isIn(state: (typeof POST_STATES)[number], now: string) {
  switch (state) {
    case 'DRAFT':
      return sql`post.published_at is null`
    case 'PLANNED':
      return sql`post.published_at > ${now}`
    case 'PUBLIC':
      return sql`post.published_at <= ${now}`
  }
}

export const postList = staffList({
  calls: [listPostRows, listPostViews],
  source: POSTS,
  async rowsOf(rows, { db, clock }) {
    const now = clock.now().toISOString()
    const [titles, media] = await Promise.all([
      titlesOfPosts(
        db,
        rows.map(({ id }) => id),
        DEFAULT_LANGUAGE,
      ),
      mediaReferences(
        db,
        rows.flatMap((row) => row.media_id ?? []),
        DEFAULT_LANGUAGE,
      ),
    ])
    return rows.map((row) => {
      const template = media.get(row.media_id ?? 0)?.urlTemplate
      return {
        ...{ id: `${row.id}`, title: titles.get(row.id) ?? '', type: row.post_type },
        state: stateOf(row.published_at, now),
        publishedAt: row.published_at,
        thumbnail: template?.replace('{size}', THUMBNAIL) ?? null,
        ...{ updatedAt: row.updated_at, createdAt: row.created_at },
      }
    })
  },
})
