import { createHash } from 'node:crypto'
import type { OidcPerson } from './pages.ts'

export type IdClaims = Readonly<Record<string, string | number | boolean>>
export type Who = OidcPerson & { readonly isVerified: boolean }

/** The typed address, otherwise one of the offered people. */
export function whoOf(query: URLSearchParams, people: readonly OidcPerson[]): Who | null {
  const email = query.get('email')?.trim() ?? ''
  if (email === '') {
    const chosen = people.find((person) => person.email === query.get('person'))
    return chosen ? { ...chosen, isVerified: true } : null
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null
  return {
    email,
    firstName: query.get('firstName')?.trim() ?? '',
    lastName: query.get('lastName')?.trim() ?? '',
    isVerified: query.get('verified') === 'yes',
  }
}

/** Claims that the shop receives. */
export function profileOf({ email, firstName, lastName, isVerified }: Who): IdClaims {
  return {
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32),
    email,
    email_verified: isVerified,
    given_name: firstName,
    family_name: lastName,
  }
}
