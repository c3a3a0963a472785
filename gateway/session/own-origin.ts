import type { IncomingHttpHeaders } from 'node:http'

export type OwnOrigins = {
  readonly publicUrl: string
  /** Hosts under which the site answers as well. */
  readonly hosts: readonly string[]
}

/**
 * False for what a page of somebody else sends in the name of its reader. Browsers say where a
 * request comes from, and no script can change that; a request without these headers is not from a browser.
 */
export function isFromOwnPages(headers: IncomingHttpHeaders, own: OwnOrigins): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'cross-site') return false
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  const from = URL.parse(origin)
  const main = new URL(own.publicUrl)
  // Also for a page of ours that somebody on the way has served without encryption.
  if (from?.protocol !== main.protocol) return false
  return [main.host, ...own.hosts, host?.toLowerCase()].includes(from.host)
}
