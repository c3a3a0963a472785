import { createHash } from 'node:crypto'

/** A plain hash is enough for 256 random bits, which cannot be guessed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
