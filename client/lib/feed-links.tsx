import type { ReactElement } from 'react'
import { usePaths } from './links.ts'

type FeedLinksProps = {
  /** Canonical path of the page whose posts the feeds have. */
  readonly page: string
  readonly title: string
}

const FEEDS = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
]

/** Announces feeds to readers; of the first page alone, so that the browser needs no code for it. */
export function FeedLinks({ page, title }: FeedLinksProps): ReactElement | null {
  const { absolute } = usePaths()
  if (!import.meta.env.SSR) return null
  return (
    <>
      {FEEDS.map(({ file, type }) => (
        <link key={file} rel="alternate" {...{ type, title }} href={absolute(`${page}/${file}`)} />
      ))}
    </>
  )
}
