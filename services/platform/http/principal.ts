import { Refusal } from '#services/platform/errors.ts'
import type { Principal, Scope } from './scope.ts'

/** The caller, in the handler of a call that requires a login. */
export function requirePrincipal({ principal }: Scope): Principal {
  if (!principal) throw unauthenticated()
  return principal
}

export function isAdmin(principal: Principal | null): boolean {
  return principal?.scopes.includes('admin') === true
}

export function notAllowed(): Refusal {
  return new Refusal(403, 'You may not do that.', { code: 'FORBIDDEN' })
}

export function unauthenticated(): Refusal {
  return new Refusal(401, 'Please log in.', { code: 'UNAUTHENTICATED' })
}
