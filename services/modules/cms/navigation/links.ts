import { Refusal } from '#services/platform/errors.ts'

/** A path of this site, or a URL with a harmless scheme. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

/** Returns the path unchanged; rejects an unsafe one. */
export function requireSafePath(path: string, field: string): string {
  if (SAFE.test(path)) return path
  throw new Refusal(400, 'A link must lead to a path of the site or to a web address.', {
    code: 'INVALID_INPUT',
    field,
  })
}
