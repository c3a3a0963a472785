import type { ServicesConfig } from '#services/config.ts'
import { scopesOf } from '#services/contract/rules/rights.ts'
import type { Author } from '#services/modules/history/api.ts'
import { deleteSessions } from '#services/modules/staff/session/session-store.ts'
import { inviteStaff } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { recordMember, rightsOfRoles } from './members.ts'
import { replaceRoles } from './role-store.ts'

type Invited = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Ids. */
  readonly roles: readonly number[]
}

type Circumstances = {
  readonly clock: Clock
  readonly config: ServicesConfig
  readonly language: string
  readonly isMailed: boolean
  readonly author: Author
}

/** Makes somebody a member of staff, who sets a password with the link. */
export async function inviteWithRoles(
  trx: Trx,
  { roles, ...person }: Invited,
  circumstances: Circumstances,
): Promise<{ readonly id: number; readonly link: string }> {
  const rights = await rightsOfRoles(trx, roles)
  const invited = await inviteStaff(trx, { ...person, scopes: scopesOf(rights) }, circumstances)
  await replaceRoles(trx, invited.id, roles)
  await deleteSessions(trx, invited.id)
  await recordMember(trx, invited.id, { path: 'roles', before: [], after: roles }, circumstances)
  return invited
}
