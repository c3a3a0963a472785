import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function sameText(given: string | string[] | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
