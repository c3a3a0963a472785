import { escapeXml } from '#gateway/pages/documents/escape-xml.ts'
import type { NewsFeed, NewsItem } from './news-feed.ts'

/** RSS 2.0, with the whole text of each post. */
export function rssFeed(feed: NewsFeed): string {
  const { title, pageUrl, feedUrl, language, iconUrl, items } = feed
  const newest = items
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    element('description', title),
    element('language', language.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedUrl)}"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', dateOf(newest))]),
    `<image>${element('url', iconUrl)}${element('title', title)}${element('link', pageUrl)}</image>`,
    ...items.map(itemElement),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function itemElement(item: NewsItem): string {
  const { id, url, title, summary, html, picture, publishedAt, topics } = item
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', dateOf(publishedAt)),
    ...topics.map((topic) => element('category', topic)),
    element('description', summary),
    ...(html === '' ? [] : [element('content:encoded', html)]),
    // The advisory board's length for a size that is not known.
    ...(picture
      ? [`<enclosure url="${escapeXml(picture.url)}" type="${picture.type}" length="0"/>`]
      : []),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** As in mails (RFC 822). */
function dateOf(moment: string): string {
  return new Date(moment).toUTCString()
}
