import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { textLanguage } from '#services/platform/text/language-fallback.ts'

export type TermRow = Awaited<ReturnType<typeof readTerms>>[number]

const TEXTS = { table: 'term_text', key: 'term_id', of: 'term.id' }

/** In the language, or else in that of all content. */
function named(db: Db, language: string) {
  return db
    .selectFrom('term')
    .innerJoin('term_type', 'term_type.id', 'term.term_type_id')
    .innerJoin('term_text', (join) =>
      join
        .onRef('term_text.term_id', '=', 'term.id')
        .on('term_text.language', '=', textLanguage(language, TEXTS)),
    )
}

/** All terms by id: a site has tens of them. */
export async function readTerms(
  db: Db,
  question: {
    readonly language: string
    readonly types?: readonly string[] | undefined
    readonly ids?: readonly number[] | undefined
  },
) {
  const { language, types, ids } = question
  return named(db, language)
    .$if(types !== undefined, (terms) =>
      terms.where('term_type.title', 'in', [...(types ?? []), '']),
    )
    .$if(ids !== undefined, (terms) => terms.where('term.id', 'in', [...(ids ?? []), 0]))
    .select(['term.id', 'term_text.title', 'term_type.title as termType'])
    .orderBy('term.id')
    .execute()
}

export async function readTermsOfPosts(db: Db, postIds: readonly number[], language: string) {
  if (postIds.length === 0) return []
  return named(db, language)
    .innerJoin('post_term', 'post_term.term_id', 'term.id')
    .select(['post_term.post_id', 'term.id', 'term_text.title', 'term_type.title as termType'])
    .where('post_term.post_id', 'in', postIds)
    .orderBy('post_term.position')
    .execute()
}

/** Terms of at least one visible post. */
export async function termIdsInUse(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('post_term')
    .innerJoin('post', 'post.id', 'post_term.post_id')
    .select('post_term.term_id')
    .distinct()
    .where('post.published_at', '<=', now)
    .orderBy('post_term.term_id')
    .execute()
  return rows.map((row) => row.term_id)
}

export async function ensureTermType(trx: Trx, title: string): Promise<number> {
  await trx
    .insertInto('term_type')
    .values({ title })
    .onConflict((conflict) => conflict.column('title').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('term_type')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return id
}

export async function insertTerm(
  trx: Trx,
  termTypeId: number,
  titles: Readonly<Record<string, string>>,
): Promise<number> {
  const { id } = await trx
    .insertInto('term')
    .values({ term_type_id: termTypeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('term_text')
    .values(Object.entries(titles).map(([language, title]) => ({ term_id: id, language, title })))
    .execute()
  return id
}
