const NAME = 'locale'
const LIFE_SECONDS = 365 * 24 * 60 * 60

type CookiePlace = {
  /** The page is shown inside a page of another origin. */
  readonly isCrossOrigin: boolean
  readonly isSecure: boolean
}

/** Remembers the language someone reads in; scripts write it, so a shared page never carries it. */
export function localeCookie(code: string, { isCrossOrigin, isSecure }: CookiePlace): string {
  const parts = [`${NAME}=${code}`, `Max-Age=${LIFE_SECONDS}`, 'Path=/']
  // Browsers take SameSite=None with Secure only.
  parts.push(isCrossOrigin ? 'SameSite=None' : 'SameSite=Lax')
  if (isSecure || isCrossOrigin) parts.push('Secure')
  return parts.join('; ')
}

/** From the Cookie header of a request. */
export function readLocaleCookie(header: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? null
}
