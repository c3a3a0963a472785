import type { ReactElement } from 'react'
import { usePaths } from './links.ts'
import { useSite } from './site.ts'

type HeadProps = {
  /** Without the name of the site: that is added. */
  readonly title: string
  readonly description?: string | null | undefined
  /** Canonical path, with the query keys that make another page of it; null leaves the link out. */
  readonly path: string | null
  readonly image?: { readonly url: string; readonly alt: string } | null | undefined
  readonly type?: 'website' | 'article' | 'product'
  /** Keeps search engines off a page that is a view of another one. */
  readonly isHidden?: boolean
}

/** Title and descriptions of one screen; React moves them into <head>. */
export function Head(props: HeadProps): ReactElement {
  const { title, description, path, type = 'website', isHidden = false } = props
  const { absolute } = usePaths()
  const { iso, name, shareImage } = useSite()
  const image = props.image ?? shareImage
  const address = path === null ? null : absolute(path)

  return (
    <>
      <title>{title === '' || title.includes(name) ? title || name : `${title} | ${name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isHidden ? <meta name="robots" content="noindex, follow" /> : null}
      {address === null ? null : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title === '' ? name : title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {address === null ? null : <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={iso.replace('-', '_')} />
      {image ? <meta property="og:image" content={absolute(image.url)} /> : null}
      {image ? <meta property="og:image:alt" content={image.alt} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
