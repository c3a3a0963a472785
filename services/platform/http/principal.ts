import { Refusal } from '#services/platform/errors.ts'
import type { Principal, Scope } from './scope.ts'

/** Who asks, for the handler of a call that declares to need somebody. */
export function requirePrincipal({ principal }: Scope): Principal {
  if (!principal) throw unauthenticated()
  return principal
}

/** The caller's next step is to log in. */
export function unauthenticated(): Refusal {
  return new Refusal(401, 'Please log in.', { code: 'UNAUTHENTICATED' })
}
