import { Refusal } from '#services/platform/errors.ts'

/** A path of this site, or an address that leads away by a scheme that only opens something. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

/** The path as it came; an unsafe one is refused. */
export function requireSafePath(path: string, field: string): string {
  if (SAFE.test(path)) return path
  throw new Refusal(400, 'A link must lead to a path of the site or to a web address.', {
    code: 'INVALID_INPUT',
    field,
  })
}
