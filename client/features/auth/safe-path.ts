/** A path of this site in plain characters: no other host, no backslash, nothing to run. */
const SAFE = /^\/(?!\/)[A-Za-z0-9/_.~%-]*(\?[A-Za-z0-9=&_.~%-]*)?$/

/** Where somebody may be sent after they have logged in; null for everything else. */
export function safePath(target: string | null): string | null {
  return target !== null && SAFE.test(target) ? target : null
}

export const REDIRECT_KEY = 'redirect'
const STORED_AS = 'loginTarget'

/** From the address of a page that was asked for on the way to another one. */
export function redirectTarget(query: URLSearchParams): string | null {
  return safePath(query.get(REDIRECT_KEY))
}

/** Over the way to a provider and back, which leaves this page. */
export function keepTarget(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  target: string | null,
) {
  if (target === null) storage.removeItem(STORED_AS)
  else storage.setItem(STORED_AS, target)
}

/** Read once; what stands in the storage is looked at again before anyone is sent there. */
export function takeTarget(storage: Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  const target = safePath(storage.getItem(STORED_AS))
  storage.removeItem(STORED_AS)
  return target
}
