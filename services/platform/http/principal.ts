import type { Right } from '#services/contract/rules/rights.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Principal, Scope, StaffEntry } from './scope.ts'

/** The caller, in the handler of a call that requires a login. */
export function requirePrincipal({ principal }: Scope): Principal {
  if (!principal) throw unauthenticated()
  return principal
}

/** The member of staff, in the handler of a call for them. */
export function requireStaff({ staff }: Scope): StaffEntry {
  if (!staff) throw unauthenticated()
  return staff
}

/** For sensitive steps: a code, or the password of somebody without one, was checked just now. */
export function requireConfirmed(staff: StaffEntry): void {
  if (staff.isConfirmed) return
  throw new Refusal(403, 'Confirm with a code first.', { code: 'CONFIRM_AGAIN' })
}

/** For calls whose right depends on their input. */
export function requireRight(staff: StaffEntry, right: Right): void {
  if (!staff.rights.has(right)) throw notAllowed(right)
}

/** The member of staff, in the handler of a sensitive call. */
export function confirmedStaff(scope: Scope): StaffEntry {
  const staff = requireStaff(scope)
  requireConfirmed(staff)
  return staff
}

export function hasRight(staff: StaffEntry | null, right: Right): boolean {
  return staff?.rights.has(right) === true
}

/** Names the right that is missing, so that the caller knows whom to turn to. */
export function notAllowed(right?: Right): Refusal {
  const field = right === undefined ? {} : { field: right }
  return new Refusal(403, 'You may not do that.', { code: 'FORBIDDEN', ...field })
}

export function unauthenticated(): Refusal {
  return new Refusal(401, 'Please log in.', { code: 'UNAUTHENTICATED' })
}
