import { orNone } from '#gateway/layout/absence.ts'
import { absoluteUrl, mediaUrlOf } from '#gateway/lib/media-url.ts'
import { canonicalPaths } from '#gateway/pages/documents/canonical-paths.ts'
import type { DocumentSource } from '#gateway/pages/documents/documents.ts'
import type { SiteLocale } from '#gateway/pages/documents/site-locales.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { decide, filterPosts, getTerm, type Post, type Term } from '#services/contract/cms.ts'

/** The newest posts, whole, with addresses that are right anywhere. */
export type NewsFeed = {
  readonly title: string
  /** Of the page with the same posts. */
  readonly pageUrl: string
  readonly feedUrl: string
  /** BCP 47 tag. */
  readonly language: string
  readonly iconUrl: string
  readonly items: readonly NewsItem[]
}

export type NewsItem = {
  /** Never changes, also when the post is renamed. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly picture: { readonly url: string; readonly type: string } | null
  readonly publishedAt: string
  readonly changedAt: string
  readonly topics: readonly string[]
}

export type WantedFeed = {
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly locale: SiteLocale
  /** Path of the page with the same posts. */
  readonly page: string
  readonly feedUrl: string
  readonly topic: string | null
}

const POSTS = 20
const PICTURE_SIZE = 'w1200'

/** Null for a topic that does not exist, and on a platform without posts. */
export async function readNews(
  source: DocumentSource,
  wanted: WantedFeed,
): Promise<NewsFeed | null> {
  const { tags, layout } = source
  const upstream = source.upstreamIn(wanted.locale)
  tags.add('posts').add('terms')
  const term = wanted.topic === null ? null : await findTopic(upstream, wanted.topic)
  if (wanted.topic !== null && !term) return null
  const question = { limit: POSTS, ...(term ? { termSlugs: [term.slug] } : {}) }
  const list = await orNone(upstream.call(filterPosts, question), null)
  if (!list) return null
  for (const post of list.records) for (const tag of tagsOf(post)) tags.add(tag)
  const posts = await Promise.all(list.records.map((post) => withBody(upstream, post)))
  const site = layout.domain.site.name
  return {
    title: term ? `${term.title} – ${site}` : site,
    pageUrl: wanted.publicUrl + wanted.page,
    feedUrl: wanted.feedUrl,
    language: wanted.locale.iso,
    iconUrl: `${wanted.publicUrl}/icon-512.png`,
    items: posts.flatMap((post) => toItem(post, source, wanted)),
  }
}

async function findTopic(upstream: Upstream, slug: string): Promise<Term | null> {
  return (await orNone(upstream.call(getTerm, { id: slug }), { term: null })).term
}

/** Lists have no texts. */
async function withBody(upstream: Upstream, post: Post): Promise<Post> {
  if (post.body) return post
  const found = await orNone(upstream.call(decide, { slug: post.slug }), { kind: 'none' as const })
  return found.kind === 'post' ? { ...post, body: found.post.body } : post
}

function tagsOf({ id, media }: Post): string[] {
  return [`post:${id}`, ...(media ? [`media:${media.id}`] : [])]
}

function toItem(
  post: Post,
  { renderer }: DocumentSource,
  { publicUrl, mediaUrl, locale }: WantedFeed,
): NewsItem[] {
  const path = canonicalPaths(renderer, { publicUrl, ...locale })('post', post.slug)
  if (path === null) return []
  const { id, title, excerpt, body, media, published_at: publishedAt, updatedAt, terms } = post
  const picture = media && absoluteUrl(mediaUrlOf(media, PICTURE_SIZE, mediaUrl), publicUrl)
  return [
    {
      id: `post-${id}@${new URL(publicUrl).hostname}`,
      url: publicUrl + path,
      ...{ title, summary: excerpt, publishedAt, changedAt: updatedAt ?? publishedAt },
      html: withWholeAddresses(body ?? '', publicUrl),
      picture: picture ? { url: picture, type: typeOf(picture) } : null,
      topics: terms.categories.map((term) => term.title),
    },
  ]
}

/** Readers show the text at another address, or at none. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(/(\s(?:href|src)=")(\/(?!\/)[^"]*")/g, `$1${publicUrl}$2`)
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
])

function typeOf(address: string): string {
  return TYPES.get(new URL(address).pathname.split('.').at(-1) ?? '') ?? 'image/jpeg'
}
