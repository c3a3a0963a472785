import type { Term } from '#services/contract/cms.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { pageCount, sliceOf } from '#services/platform/paging.ts'
import { findSlug, setSlug, slugsWithFallback } from '#services/platform/slugs.ts'
import { fold } from '#services/platform/text/fold.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import { ensureTermType, insertTerm, readTerms, type TermRow } from './term-store.ts'

export async function createTerm(
  trx: Trx,
  term: {
    readonly termType: string
    readonly texts: Readonly<Record<string, string>>
    readonly slug: Readonly<Record<string, string>>
  },
): Promise<number> {
  const id = await insertTerm(trx, await ensureTermType(trx, term.termType), term.texts)
  for (const [language, slug] of Object.entries(term.slug)) {
    await setSlug(trx, { kind: 'term', language, slug, target: id })
  }
  await addSearchChanges(trx, ['posts', 'terms'])
  return id
}

export async function listTerms(
  db: Db,
  question: {
    readonly language: string
    readonly types?: readonly string[] | undefined
    readonly keywords?: string | undefined
    readonly page: number
    readonly limit: number
  },
): Promise<{ records: Term[]; totalRecords: number; totalPages: number }> {
  const all = await readTerms(db, question)
  const keywords = fold(question.keywords ?? '')
  const wanted = all.filter(({ title }) => fold(title).includes(keywords))
  return {
    records: await withSlugs(db, sliceOf(wanted, question), question.language),
    totalRecords: wanted.length,
    totalPages: pageCount(wanted.length, question.limit),
  }
}

export async function findTerm(db: Db, idOrSlug: string, language: string): Promise<Term | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug) ? await termById(db, Number(idOrSlug), language) : null
  if (byId) return byId
  // A slug may be a number too, such as a year.
  const found = await termSlug(db, idOrSlug, language)
  return found ? await termById(db, found.target, language) : null
}

async function termById(db: Db, id: number, language: string): Promise<Term | null> {
  const [term] = await withSlugs(db, await readTerms(db, { language, ids: [id] }), language)
  return term ?? null
}

/** Of a term that has no slug in the language, that in the language of all content. */
async function termSlug(db: Db, slug: string, language: string) {
  for (const each of withFallback(language)) {
    const found = await findSlug(db, each, slug, 'term')
    if (found) return found
  }
  return null
}

/** Ignores slugs without a term. */
export async function termIdsOf(
  db: Db,
  slugs: readonly string[],
  language: string,
): Promise<number[]> {
  const found = await Promise.all(slugs.map((slug) => termSlug(db, slug, language)))
  return found.flatMap((slug) => (slug ? [slug.target] : []))
}

export async function requireTermIds(
  db: Db,
  slugs: readonly string[],
  language: string,
): Promise<number[]> {
  const ids = await termIdsOf(db, slugs, language)
  if (ids.length < slugs.length) {
    throw new Refusal(400, 'A term does not exist.', { code: 'INVALID_INPUT', field: 'termSlugs' })
  }
  return ids
}

export async function withSlugs(
  db: Db,
  rows: readonly TermRow[],
  language: string,
): Promise<Term[]> {
  const slugs = await slugsWithFallback(
    db,
    'term',
    language,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, title, termType }) => {
    const slug = slugs.get(id)
    return slug === undefined ? [] : [{ id, slug, title, termType }]
  })
}
