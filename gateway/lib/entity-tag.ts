import { hash } from 'node:crypto'

/** 20 characters hold 120 bits of the digest. */
const LENGTH = 20

/** A strong tag: the same for the same bytes alone. */
export function entityTagOf(body: string | Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, LENGTH)}"`
}

/** True for a copy of the client that is still right. */
export function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const held = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return held.includes(tag) || held.includes('*')
}
