import { bodyTexts, pictureIds, readBody } from '#services/cms/pages/element-body.ts'
import type { Db } from '#services/platform/database.ts'
import type { SearchText } from '#services/platform/search/word-index.ts'
import { type ContentKind, pageTexts, postTexts } from './content-store.ts'

/** A post or page in one language, as cards show it, with the words that find it. */
export type ContentEntry = {
  readonly kind: ContentKind
  readonly id: number
  readonly language: string
  readonly title: string
  readonly excerpt: string
  readonly category: string | null
  readonly mediaId: number | null
  /** May be in the future. */
  readonly publishedAt: string
}

export type ReadEntry = { readonly entry: ContentEntry; readonly text: SearchText }

const EXCERPT_LENGTH = 200

export async function readEntries(
  db: Db,
  kind: ContentKind,
  ids: readonly number[],
): Promise<readonly ReadEntry[]> {
  if (ids.length === 0) return []
  return kind === 'post' ? await readPosts(db, ids) : await readPages(db, ids)
}

async function readPosts(db: Db, ids: readonly number[]): Promise<readonly ReadEntry[]> {
  const rows = await postTexts(db, ids)
  return rows.map(({ id, language, title, excerpt, terms, search, ...row }) => ({
    entry: {
      kind: 'post',
      ...{ id, language, title, excerpt },
      category: terms[0] ?? null,
      mediaId: row.media_id,
      publishedAt: row.published_at ?? '',
    },
    text: { name: title, skus: [], more: [search, ...terms], spelling: `${title} ${excerpt}` },
  }))
}

async function readPages(db: Db, ids: readonly number[]): Promise<readonly ReadEntry[]> {
  const rows = await pageTexts(db, ids)
  return rows.map(({ id, language, title, elements, ...row }) => {
    const bodies = elements.map(({ handler, body }) => ({ handler, ...readBody(body) }))
    const texts = bodies.flatMap(({ handler, meta }) => bodyTexts(handler, meta))
    const described = row.meta_description ?? ''
    const spelling = [title, described, ...texts].join(' ')
    return {
      entry: {
        kind: 'page',
        ...{ id, language, title },
        excerpt: described || shortened(texts.join(' ')),
        category: null,
        mediaId: bodies.flatMap(({ handler, meta }) => pictureIds(handler, meta))[0] ?? null,
        publishedAt: row.published_at ?? '',
      },
      text: { name: title, skus: [], more: [described, ...texts], spelling },
    }
  })
}

/** Ends at a word. */
function shortened(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const start = text.slice(0, EXCERPT_LENGTH)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…`
}
