import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: whoever has it is the guest, and nobody guesses it. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 bits, in an address that people send one another. */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of a guest's token: a copy of the database opens no list. */
export function guestKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
