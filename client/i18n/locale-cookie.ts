const NAME = 'locale'
const LIFE_SECONDS = 365 * 24 * 60 * 60

type CookiePlace = {
  /** True in an iframe of another origin. */
  readonly isCrossOrigin: boolean
  readonly isSecure: boolean
}

/** Stores the visitor's language; set by scripts, so that a cached page never sets it. */
export function localeCookie(code: string, { isCrossOrigin, isSecure }: CookiePlace): string {
  const parts = [`${NAME}=${code}`, `Max-Age=${LIFE_SECONDS}`, 'Path=/']
  // Browsers require Secure with SameSite=None.
  parts.push(isCrossOrigin ? 'SameSite=None' : 'SameSite=Lax')
  if (isSecure || isCrossOrigin) parts.push('Secure')
  return parts.join('; ')
}

/** Reads the request's Cookie header. */
export function readLocaleCookie(header: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? null
}
