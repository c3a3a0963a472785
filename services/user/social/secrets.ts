import { createHash, createHmac, randomBytes } from 'node:crypto'

/** What one login is known by, while it is at the provider. */
export type AttemptSecrets = { readonly nonce: string; readonly verifier: string }

export function newState(): string {
  return randomBytes(32).toString('base64url')
}

/** Worked out again when the browser brings the state back, so that no table holds them. */
export function attemptSecrets(secret: string, state: string): AttemptSecrets {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`social\n${what}\n${state}`).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}

/** For states and tokens of 256 random bits, which nobody finds by trying. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
