import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentSource, Documents } from '#gateway/pages/documents/documents.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import type { FeedAddress } from './feed-address.ts'
import { jsonFeed } from './json-feed.ts'
import { readNews } from './news-feed.ts'
import { rssFeed } from './rss.ts'

export type Feeds = {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: Extract<FeedAddress, { kind: 'feed' }>,
  ): Promise<FastifyReply>
}

const FORMATS = {
  xml: { contentType: 'application/rss+xml; charset=utf-8', write: rssFeed },
  json: { contentType: 'application/feed+json; charset=utf-8', write: jsonFeed },
}

/** News for feed readers. */
export function createFeeds(
  { publicUrl, mediaUrl = '/media' }: Pick<PagesOptions, 'publicUrl' | 'mediaUrl'>,
  documents: Documents,
): Feeds {
  return {
    send(request, reply, { page, format, topic, locale: code }) {
      const { contentType, write } = FORMATS[format]
      const feedUrl = `${publicUrl}${page}/feed.${format}`
      const read = async (source: DocumentSource) => {
        const locale = source.locales.find((one) => one.code === code)
        if (!locale) return null
        const wanted = { publicUrl, mediaUrl, locale, page, feedUrl, topic }
        const news = await readNews(source, wanted)
        return news && { body: write(news) }
      }
      return documents.send(request, reply, { key: `feed ${feedUrl}`, contentType, write: read })
    },
  }
}
