import type { IncomingHttpHeaders } from 'node:http'

export type OwnOrigins = {
  readonly publicUrl: string
  /** Additional hosts of the site. */
  readonly hosts: readonly string[]
}

/**
 * False for cross-site requests. Browsers send the origin, and scripts cannot change it; a request
 * without these headers is not from a browser.
 */
export function isFromOwnPages(headers: IncomingHttpHeaders, own: OwnOrigins): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'cross-site') return false
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  const from = URL.parse(origin)
  const main = new URL(own.publicUrl)
  // Also false for a page of ours that an attacker served without encryption.
  if (from?.protocol !== main.protocol) return false
  return [main.host, ...own.hosts, host?.toLowerCase()].includes(from.host)
}

/**
 * The same for a form. Another site can send one without a preflight, so that a request must name
 * where it comes from; browsers without the origin name the page.
 */
export function isFromOwnForm(headers: IncomingHttpHeaders, own: OwnOrigins): boolean {
  const { referer, 'sec-fetch-site': site } = headers
  const origin = headers.origin ?? (referer && URL.parse(referer)?.origin)
  if (!origin) return site === 'same-origin'
  return isFromOwnPages({ ...headers, origin }, own)
}
