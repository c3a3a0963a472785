import { createHmac, randomBytes } from 'node:crypto'

/** Secrets that identify one login while the browser is at the provider. */
export type AttemptSecrets = { readonly nonce: string; readonly verifier: string }

export function newState(): string {
  return randomBytes(32).toString('base64url')
}

/** Derived again when the browser returns the state, so they are not stored. */
export function attemptSecrets(secret: string, state: string): AttemptSecrets {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`social\n${what}\n${state}`).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}
