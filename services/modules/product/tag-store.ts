import { sql } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type {} from './tables.ts'

export type TagRow = { readonly id: number; readonly slug: string; readonly name: string }

export type TagQuestion = { readonly language: string; readonly words: readonly string[] }

function matching({ language, words }: TagQuestion) {
  const all = [
    sql`coalesce(t.name, d.name) is not null`,
    ...words.map(
      (word) => sql`coalesce(t.name_fold, d.name_fold) like ${containing(word)} escape '\\'`,
    ),
  ]
  return sql`
    from product_tag
    left join product_tag_text t on t.tag_id = product_tag.id and t.language = ${language}
    left join product_tag_text d on d.tag_id = product_tag.id and d.language = ${DEFAULT_LANGUAGE}
    where ${sql.join(all, sql` and `)}
  `
}

export async function countTags(db: Db, question: TagQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${matching(question)}
  `.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export async function tagRows(
  db: Db,
  question: TagQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly TagRow[]> {
  const { rows } = await sql<TagRow>`
    select product_tag.id, product_tag.slug, coalesce(t.name, d.name) as name ${matching(question)}
    order by coalesce(t.name_sort, d.name_sort), product_tag.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function insertTag(
  trx: Trx,
  tag: {
    readonly slug: string
    readonly texts: readonly {
      readonly language: string
      readonly name: string
      readonly nameFold: string
      readonly nameSort: string
    }[]
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('product_tag')
    .values({ slug: tag.slug })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('product_tag_text')
    .values(
      tag.texts.map((text) => ({
        tag_id: id,
        language: text.language,
        name: text.name,
        name_fold: text.nameFold,
        name_sort: text.nameSort,
      })),
    )
    .execute()
  return id
}

export async function tagIds(
  trx: Trx,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await trx
    .selectFrom('product_tag')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}
