import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes as long for a near guess as for a wild one. */
export function equalsSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
