import type { MemberFieldsFragment } from './people.generated.ts'

export function memberName({
  firstName,
  lastName,
  email,
}: Pick<MemberFieldsFragment, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}
