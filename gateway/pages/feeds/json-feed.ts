import type { NewsFeed } from './news-feed.ts'

/** JSON Feed 1.1, with the whole text of each post. */
export function jsonFeed({ title, pageUrl, feedUrl, language, iconUrl, items }: NewsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    icon: iconUrl,
    language,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      ...(item.html === '' ? { content_text: item.summary } : { content_html: item.html }),
      ...(item.picture ? { image: item.picture.url } : {}),
      date_published: momentOf(item.publishedAt),
      date_modified: momentOf(item.changedAt),
      ...(item.topics.length === 0 ? {} : { tags: item.topics }),
    })),
  })
}

/** RFC 3339, in any form that the platform writes. */
function momentOf(moment: string): string {
  return new Date(moment).toISOString()
}
