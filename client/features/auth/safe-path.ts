import { OWN_PATH } from '#services/contract/rules/own-path.ts'

/** A path that is safe to redirect to after a login; null for anything else. */
export function safePath(target: string | null): string | null {
  return target !== null && OWN_PATH.test(target) ? target : null
}

export const REDIRECT_KEY = 'redirect'
const STORED_AS = 'loginTarget'

/** The redirect target in the query of the login page. */
export function redirectTarget(query: URLSearchParams): string | null {
  return safePath(query.get(REDIRECT_KEY))
}

/** Stores the target while a login at a provider leaves this page. */
export function keepTarget(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  target: string | null,
) {
  if (target === null) storage.removeItem(STORED_AS)
  else storage.setItem(STORED_AS, target)
}

/** Read once and validated again, since storage is not trusted. */
export function takeTarget(storage: Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  const target = safePath(storage.getItem(STORED_AS))
  storage.removeItem(STORED_AS)
  return target
}
