import { type ReactElement, useContext } from 'react'
import { AlternatesContext } from './alternates.ts'
import { documentTitle } from './document-title.ts'
import { usePaths } from './links.ts'
import { useSite } from './site.ts'
import { SharedImage } from './social-picture.tsx'

type HeadProps = {
  /** Without the site's name, which is appended where it fits. */
  readonly title: string
  readonly description?: string | null | undefined
  /** Canonical path, with the query keys that select different content; null omits the link. */
  readonly path: string | null
  readonly type?: 'website' | 'article' | 'product'
  /** Excludes a page from search engines. */
  readonly isHidden?: boolean
  /**
   * `SharedImage` of this page, rendered by the server alone; without it shared links show the
   * picture of the site.
   */
  readonly image?: ReactElement | null
}

/** Title and description of a screen; React moves them into <head>. */
export function Head(props: HeadProps): ReactElement {
  const { title, description, path, isHidden = false } = props
  const { absolute } = usePaths()
  const { name } = useSite()
  return (
    <>
      <title>{documentTitle(title, name)}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isHidden ? <meta name="robots" content="noindex, follow" /> : null}
      {path === null ? null : <link rel="canonical" href={absolute(path)} />}
      {import.meta.env.SSR ? <ForSharedLinks {...props} /> : null}
      {import.meta.env.SSR && !isHidden ? <Alternates path={path} /> : null}
    </>
  )
}

/** Only the server renders it: who shows a link runs no scripts. */
function ForSharedLinks(props: HeadProps): ReactElement {
  const { title, description, path, type = 'website', image } = props
  const { absolute } = usePaths()
  const { iso, name } = useSite()
  const openGraph = {
    ...{ title: title === '' ? name : title, description, type },
    url: path === null ? null : absolute(path),
    ...{ site_name: name, locale: iso.replace('-', '_') },
  }
  return (
    <>
      {Object.entries(openGraph).map(([key, content]) =>
        content ? <meta key={key} property={`og:${key}`} content={content} /> : null,
      )}
      {image ?? <SharedImage shown={null} />}
    </>
  )
}

/**
 * The page in other languages, on the page that search engines list: parts of a list and old
 * addresses name another canonical one.
 */
function Alternates({ path }: Pick<HeadProps, 'path'>): ReactElement[] {
  const { absolute } = usePaths()
  const alternates = useContext(AlternatesContext)
  const isNamed = alternates.some(({ address }) => address === path)
  return (isNamed ? alternates : []).map(({ hreflang, address }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(address)} />
  ))
}

type FeedLinksProps = {
  /** Canonical path of the page whose posts the feeds have. */
  readonly page: string
  readonly title: string
}

const FEEDS = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
]

/**
 * Announces feeds to readers. Only the server draws it (`import.meta.env.SSR ? … : null`), so the
 * browser needs no code for it.
 */
export function FeedLinks({ page, title }: FeedLinksProps): ReactElement {
  const { absolute } = usePaths()
  return (
    <>
      {FEEDS.map(({ file, type }) => (
        <link key={file} rel="alternate" {...{ type, title }} href={absolute(`${page}/${file}`)} />
      ))}
    </>
  )
}
