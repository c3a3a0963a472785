import type { Renderer } from '#client/server/renderer.tsx'

type FeedFormat = 'xml' | 'json'

export type FeedAddress =
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'feed'
      readonly format: FeedFormat
      readonly locale: string
      /** Path of the page whose posts it has. */
      readonly page: string
      /** Slug of the topic; null for all posts. */
      readonly topic: string | null
    }

const FILE = /^(\/.+)\/feed\.(xml|json)$/

/** A feed is a file below the page of all posts or of a topic, in each locale; else null. */
export function feedAt({ pathname, origin }: URL, { match }: Pick<Renderer, 'match'>) {
  const [, page = '', format] = FILE.exec(pathname) ?? []
  if (format !== 'xml' && format !== 'json') return null
  return addressOf(page, { format, origin, match })
}

type Wanted = Pick<Renderer, 'match'> & { readonly format: FeedFormat; readonly origin: string }

function addressOf(page: string, { format, origin, match }: Wanted): FeedAddress | null {
  const { route, redirectTo, locale } = match(new URL(page, origin))
  if (route !== 'news' && route !== 'newsTerm') return null
  if (redirectTo !== null) return { kind: 'moved', to: `${redirectTo}/feed.${format}` }
  const slug = page.slice(page.lastIndexOf('/') + 1)
  const topic = route === 'news' ? null : decodeURIComponent(slug)
  return { kind: 'feed', format, locale, page, topic }
}
