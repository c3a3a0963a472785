/** A path of this site in plain characters: no other host, no backslash, nothing to run. */
const SAFE = /^\/(?!\/)[A-Za-z0-9/_.~%-]*(\?[A-Za-z0-9=&_.~%-]*)?$/

/** Where somebody may be sent after they have logged in; null for everything else. */
export function safePath(target: string | null): string | null {
  return target !== null && SAFE.test(target) ? target : null
}

export const REDIRECT_KEY = 'redirect'

/** From the address of a page that was asked for on the way to another one. */
export function redirectTarget(query: URLSearchParams): string | null {
  return safePath(query.get(REDIRECT_KEY))
}
