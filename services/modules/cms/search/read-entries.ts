import type { ContentHit } from '#services/contract/search.ts'
import { bodyTexts, pictureIds } from '#services/modules/cms/pages/element-fields.ts'
import { readBody } from '#services/modules/cms/pages/stored-body.ts'
import { mediaReferences, mediaTags } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { SearchText } from '#services/platform/search/word-index.ts'
import { currentSlugs, slugTag } from '#services/platform/slugs.ts'
import { type ContentKind, pageTexts, postTexts } from './content-store.ts'

/** A post or page in one language, as cards show it, with the words that find it. */
export type ReadEntry = {
  readonly language: string
  /** May be published in the future. */
  readonly hit: ContentHit
  readonly text: SearchText
  /** Tags of its slug and picture. */
  readonly tags: readonly string[]
}

type Found = Omit<ContentHit, 'slug' | 'media'> & {
  readonly language: string
  readonly mediaId: number | null
  readonly text: SearchText
}

const EXCERPT_LENGTH = 200

/** Entries without a slug are left out. */
export async function readEntries(
  db: Db,
  kind: ContentKind,
  ids: readonly number[],
): Promise<readonly ReadEntry[]> {
  if (ids.length === 0) return []
  const found = kind === 'post' ? await readPosts(db, ids) : await readPages(db, ids)
  const byLanguage = Map.groupBy(found, ({ language }) => language)
  const entries = Array.from(byLanguage, ([language, some]) => withViews(db, language, kind, some))
  return (await Promise.all(entries)).flat()
}

async function withViews(
  db: Db,
  language: string,
  kind: ContentKind,
  found: readonly Found[],
): Promise<readonly ReadEntry[]> {
  const mediaIds = found.flatMap(({ mediaId }) => mediaId ?? [])
  const ids = found.map(({ id }) => id)
  const [slugs, media] = await Promise.all([
    currentSlugs(db, kind, language, ids),
    mediaReferences(db, mediaIds, language),
  ])
  return found.flatMap(({ mediaId, text, language: _, ...shown }) => {
    const slug = slugs.get(shown.id)
    if (slug === undefined) return []
    const picture = mediaId === null ? null : (media.get(mediaId) ?? null)
    const tags = [slugTag(kind, slug), ...mediaTags(mediaId === null ? [] : [mediaId])]
    return { language, hit: { ...shown, slug, media: picture }, text, tags }
  })
}

async function readPosts(db: Db, ids: readonly number[]): Promise<readonly Found[]> {
  const rows = await postTexts(db, ids)
  return rows.map(({ id, language, title, excerpt, terms, search, ...row }) => ({
    kind: 'post',
    ...{ id, language, title, excerpt },
    category: terms[0] ?? null,
    mediaId: row.media_id,
    published_at: row.published_at ?? '',
    text: { name: title, skus: [], more: [search, ...terms], spelling: `${title} ${excerpt}` },
  }))
}

async function readPages(db: Db, ids: readonly number[]): Promise<readonly Found[]> {
  const rows = await pageTexts(db, ids)
  return rows.map(({ id, language, title, elements, ...row }) => {
    const bodies = elements.map(({ handler, body }) => ({ handler, body: readBody(handler, body) }))
    const texts = bodies.flatMap(({ handler, body }) => bodyTexts(handler, body))
    const described = row.meta_description ?? ''
    const spelling = [title, described, ...texts].join(' ')
    return {
      kind: 'page',
      ...{ id, language, title },
      excerpt: described || shortened(texts.join(' ')),
      category: null,
      mediaId: bodies.flatMap(({ handler, body }) => pictureIds(handler, body))[0] ?? null,
      published_at: row.published_at ?? '',
      text: { name: title, skus: [], more: [described, ...texts], spelling },
    }
  })
}

/** Cuts a text at a word boundary. */
function shortened(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const start = text.slice(0, EXCERPT_LENGTH)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…`
}
