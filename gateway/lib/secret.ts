import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function equalsSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
