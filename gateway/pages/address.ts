import type { LayoutData } from '#gateway/layout/layout.ts'

/** The normalised target of a request. */
export type Address =
  | { readonly kind: 'page'; readonly url: URL }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'bad' }

export type AddressRequest = {
  /** The target of the request line. */
  readonly target: string
  /** The Host header; forwarded hosts are ignored. */
  readonly host: string | undefined
  readonly publicUrl: string
  readonly layout: Pick<LayoutData, 'domains' | 'options'> | null
}

/**
 * Characters that a path segment may contain unescaped, in addition to those of encodeURIComponent.
 */
const PLAIN_IN_PATHS = /%(?:24|26|2B|2C|3A|3B|3D|40)/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: it detects control characters
const CONTROL = /[\u0000-\u001f\u007f]/

export function readAddress(request: AddressRequest): Address {
  const { origin, isMoved } = findOrigin(request)
  const { target } = request
  if (!target.startsWith('/') || !URL.canParse(origin + target)) return { kind: 'bad' }
  const url = new URL(origin + target)
  const path = tidyPath(url.pathname)
  if (path === null) return { kind: 'bad' }
  if (isMoved) return { kind: 'moved', to: origin + path + url.search }
  // Compare with the raw request line, since URL parsing has already resolved dots and backslashes.
  if (path !== target.split(/[?#]/, 1)[0]) return { kind: 'moved', to: path + url.search }
  return { kind: 'page', url }
}

/** One spelling per path: no double or trailing slash and no needless escapes. */
function tidyPath(path: string): string | null {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment))
    if (segments.some((segment) => CONTROL.test(segment))) return null
    return `/${segments.map(encodeSegment).join('/')}`
  } catch {
    return null
  }
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(PLAIN_IN_PATHS, decodeURIComponent)
}

/** An unknown host is treated as the default domain. */
function findOrigin({ host, publicUrl, layout }: AddressRequest): {
  readonly origin: string
  readonly isMoved: boolean
} {
  const main = new URL(publicUrl)
  const requestedHost = host?.toLowerCase() ?? ''
  const known = new Set([main.host, ...(layout?.domains ?? []).map(({ host }) => host)])
  if (known.has(requestedHost))
    return { origin: `${main.protocol}//${requestedHost}`, isMoved: false }

  const bare = requestedHost.startsWith('www.') ? requestedHost.slice('www.'.length) : null
  const policy = layout?.options.get('WwwPolicy')?.value
  if (bare !== null && known.has(bare) && policy === 'no-www') {
    return { origin: `${main.protocol}//${bare}`, isMoved: true }
  }
  return { origin: main.origin, isMoved: false }
}
