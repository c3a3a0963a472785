import { RESERVED_SLUGS as OF_MODULES } from '#services/contract/generated/names.ts'
import { addSearchChanges } from './changes.ts'
import type {} from './database/platform-tables.ts'
import type { Db, Trx } from './database.ts'
import { Refusal } from './errors.ts'
import { DEFAULT_LANGUAGE } from './text/language-fallback.ts'

export type SlugKind = 'page' | 'post' | 'product' | 'category' | 'term'

export type FoundSlug = {
  readonly kind: SlugKind
  readonly target: number
  readonly current: boolean
  readonly currentSlug: string
}

const MIN_LENGTH = 4
/** Rows per statement: SQLite allows 32,766 parameters, and a sitemap looks up all slugs. */
const AT_ONCE = 10_000
const WRITTEN_AT_ONCE = 500
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const SPACES = {
  page: 'root',
  post: 'root',
  product: 'product',
  category: 'category',
  term: 'term',
} as const satisfies Record<SlugKind, string>

/** First path segments of the gateway's own routes and of modules; no page may use one. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...['admin', 'adminlogin', 'api', 'assets', 'docs', 'graphql', 'healthz', 'metrics', 'readyz'],
  'sitemap',
  ...OF_MODULES,
])

/** Tag of the target of a slug; also valid while the slug has no target. */
export function slugTag(kind: SlugKind, slug: string): string {
  return `slug:${SPACES[kind]}:${slug}`
}

type GivenSlug = {
  readonly kind: SlugKind
  readonly language: string
  readonly slug: string
  readonly target: number
}

/** Sets the current slug. The old slug of a renamed target becomes a redirect. */
export async function setSlug(trx: Trx, given: GivenSlug): Promise<void> {
  const tags = await setSlugs(trx, [given])
  if (tags.length > 0) await addSearchChanges(trx, tags)
}

/** Sets current slugs and returns the tags of those that changed, also of those that they replace. */
export async function setSlugs(trx: Trx, slugs: readonly GivenSlug[]): Promise<readonly string[]> {
  const tags: string[] = []
  for (const group of Map.groupBy(slugs, ({ kind, language }) => `${kind} ${language}`).values()) {
    for (let start = 0; start < group.length; start += WRITTEN_AT_ONCE) {
      tags.push(...(await setSlugsOfOneKind(trx, group.slice(start, start + WRITTEN_AT_ONCE))))
    }
  }
  return tags
}

async function setSlugsOfOneKind(trx: Trx, slugs: readonly GivenSlug[]): Promise<string[]> {
  const [first] = slugs
  if (!first) return []
  const { kind, language } = first
  const space = SPACES[kind]
  for (const { slug } of slugs) refuseBadSlug(kind, slug)
  if (new Set(slugs.map(({ slug }) => slug)).size < slugs.length) throw taken()

  const rows = await trx
    .selectFrom('slug')
    .select(['slug', 'kind', 'target', 'current'])
    .where('space', '=', space)
    .where('language', '=', language)
    .where(
      'slug',
      'in',
      slugs.map(({ slug }) => slug),
    )
    .execute()
  const existing = new Map(rows.map((row) => [row.slug, row]))
  const changed = slugs.filter(({ slug, target }) => {
    const row = existing.get(slug)
    // An old slug still redirects, so it is taken as well.
    if (row && (row.kind !== kind || row.target !== target)) throw taken()
    return row?.current !== 1
  })
  if (changed.length === 0) return []

  const left = await trx
    .updateTable('slug')
    .set({ current: 0 })
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where(
      'target',
      'in',
      changed.map(({ target }) => target),
    )
    .where('current', '=', 1)
    .returning('slug')
    .execute()

  const written = await trx
    .insertInto('slug')
    .values(changed.map((each) => ({ ...each, space, current: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['space', 'language', 'slug'])
        .doUpdateSet({ current: 1 })
        .whereRef('slug.kind', '=', (eb) => eb.ref('excluded.kind'))
        .whereRef('slug.target', '=', (eb) => eb.ref('excluded.target')),
    )
    .returning('id')
    .execute()
  // A concurrent transaction inserted one after our select.
  if (written.length < changed.length) throw taken()
  return [...changed, ...left].map(({ slug }) => slugTag(kind, slug))
}

/** Without `kind` it searches pages and posts. */
export async function findSlug(
  db: Db,
  language: string,
  slug: string,
  kind?: SlugKind,
): Promise<FoundSlug | null> {
  // PostgreSQL refuses a NUL in a comparison.
  if (!PATTERN.test(slug)) return null
  let question = db
    .selectFrom('slug as requested')
    .innerJoin('slug as now', (join) =>
      join
        .onRef('now.kind', '=', 'requested.kind')
        .onRef('now.language', '=', 'requested.language')
        .onRef('now.target', '=', 'requested.target')
        .on('now.current', '=', 1),
    )
    .select(['requested.kind', 'requested.target', 'requested.current', 'now.slug as currentSlug'])
    .where('requested.space', '=', kind ? SPACES[kind] : 'root')
    .where('requested.language', '=', language)
    .where('requested.slug', '=', slug)
  if (kind) question = question.where('requested.kind', '=', kind)

  const row = await question.executeTakeFirst()
  return row
    ? {
        kind: toKind(row.kind),
        target: row.target,
        current: row.current === 1,
        currentSlug: row.currentSlug,
      }
    : null
}

export async function currentSlugs(
  db: Db,
  kind: SlugKind,
  language: string,
  targets: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const slugs = new Map<number, string>()
  for (let start = 0; start < targets.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('slug')
      .select(['target', 'slug'])
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('current', '=', 1)
      .where('target', 'in', targets.slice(start, start + AT_ONCE))
      .execute()
    for (const { target, slug } of rows) slugs.set(target, slug)
  }
  return slugs
}

/** In the language, otherwise in the one that everything has a text in. */
export async function slugsWithFallback(
  db: Db,
  kind: SlugKind,
  language: string,
  targets: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const own = await currentSlugs(db, kind, language, targets)
  if (language === DEFAULT_LANGUAGE) return own
  return new Map([...(await currentSlugs(db, kind, DEFAULT_LANGUAGE, targets)), ...own])
}

function refuseBadSlug(kind: SlugKind, slug: string): void {
  if (slug.length < MIN_LENGTH || !PATTERN.test(slug)) {
    throw new Refusal(400, 'The slug is not valid.', { code: 'INVALID_INPUT', field: 'slug' })
  }
  // Only slugs at the root can hide a route.
  if (SPACES[kind] === 'root' && RESERVED_SLUGS.has(slug)) {
    throw new Refusal(409, 'The slug is reserved.', { code: 'SLUG_RESERVED', field: 'slug' })
  }
}

function taken(): Refusal {
  return new Refusal(409, 'The slug is taken.', { code: 'SLUG_TAKEN', field: 'slug' })
}

function toKind(text: string): SlugKind {
  switch (text) {
    case 'page':
    case 'post':
    case 'product':
    case 'category':
    case 'term':
      return text
    default:
      throw new Error(`Unknown kind of slug: ${text}`)
  }
}
