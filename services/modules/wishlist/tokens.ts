import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that cannot be guessed; the token alone identifies the guest. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 bits, short enough for a shared link. */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Digest of a guest's token, so that a stolen database opens no list. */
export function guestKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
