import { sql } from 'kysely'
import type {} from '#services/modules/cms/tables.ts'
import type { Db } from '#services/platform/database.ts'
import { beginningWith } from '#services/platform/text/keywords.ts'

const KINDS = ['page', 'post', 'product', 'category', 'term'] as const

/** Only posts and listed pages that are public. */
export async function slugsBeginning(
  db: Db,
  question: {
    readonly prefix: string
    readonly language: string
    readonly now: string
    readonly limit: number
  },
) {
  const rows = await db
    .selectFrom('slug')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'slug.target').on('kind', '=', 'page'))
    .leftJoin('post', (join) => join.onRef('post.id', '=', 'slug.target').on('kind', '=', 'post'))
    .select([
      'slug.kind',
      'slug.slug',
      'slug.target',
      'page.updated_at as pageUpdatedAt',
      'post.updated_at as postUpdatedAt',
    ])
    .where('slug.language', '=', question.language)
    .where('slug.current', '=', 1)
    .where(sql<boolean>`slug.slug like ${beginningWith(question.prefix)} escape '\\'`)
    .where((slug) =>
      slug.or([
        slug('slug.kind', 'not in', ['page', 'post']),
        slug.and([slug('page.published_at', '<=', question.now), slug('page.is_listed', '=', 1)]),
        slug('post.published_at', '<=', question.now),
      ]),
    )
    .orderBy('slug.slug')
    .orderBy('slug.id')
    .limit(question.limit)
    .execute()

  return rows.flatMap((row) => {
    const kind = KINDS.find((known) => known === row.kind)
    const updatedAt = row.pageUpdatedAt ?? row.postUpdatedAt
    return kind ? { kind, slug: row.slug, id: row.target, updatedAt } : []
  })
}
