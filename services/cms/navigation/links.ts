import { Refusal } from '#services/platform/errors.ts'

/** A path of this site, or an address that leads away by a scheme that only opens something. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

export function refuseUnsafeLink(path: string, field: string): void {
  if (!SAFE.test(path)) {
    throw new Refusal(400, 'A link must lead to a path of the site or to a web address.', {
      code: 'INVALID_INPUT',
      field,
    })
  }
}

/** Every `path` of an element's fields, however deep it stands. */
export function refuseUnsafeLinks(value: unknown, at = 'meta'): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, below] of Object.entries(value)) {
    const field = `${at}.${key}`
    if (key === 'path' && typeof below === 'string') refuseUnsafeLink(below, field)
    else refuseUnsafeLinks(below, field)
  }
}
