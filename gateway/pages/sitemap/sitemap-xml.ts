import { escapeXml } from '#gateway/pages/documents/escape-xml.ts'

export type SitemapUrl = {
  readonly address: string
  readonly changedAt: string | null
  /** Addresses of the pictures that the page shows. */
  readonly pictures: readonly string[]
  /** The same page in every language, this one included; empty where there is no other. */
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const EXTENSIONS =
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export function urlSet(urls: readonly SitemapUrl[]): string {
  return `${HEAD}<urlset ${NAMESPACE} ${EXTENSIONS}>\n${urls.map(urlElement).join('')}</urlset>\n`
}

export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
}

function urlElement({ address, changedAt, pictures, alternates }: SitemapUrl): string {
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
  const links = alternates.map(
    ({ hreflang, address: other }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(other)}"/>`,
  )
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
  )
  const parts = [changed, ...links, ...images].join('')
  return `<url><loc>${escapeXml(address)}</loc>${parts}</url>\n`
}
