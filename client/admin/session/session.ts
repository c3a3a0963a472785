import { createContext, useContext } from 'react'
import type { Right } from '#services/contract/rules/rights.ts'
import type { SessionFieldsFragment } from './session.generated.ts'

export type StaffSession = SessionFieldsFragment

export const SessionContext = createContext<StaffSession | null>(null)

/** Who is signed in. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession() was called before the sign-in')
  return session
}

export function useHasRight(right: Right | null): boolean {
  const { rights } = useSession()
  return right === null || rights.includes(right)
}

export function nameOf({ person }: StaffSession): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}

/** For another member: nothing that was open or typed is theirs. */
export function reloadForNextMember(): void {
  sessionStorage.clear()
  location.assign('/admin')
}
