import type { CallOutput } from '#services/contract/call.ts'
import { type Right, scopesOf } from '#services/contract/rules/rights.ts'
import type { listMembers } from '#services/contract/staff-people.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { deleteFactors, readWithFactor } from '#services/modules/staff/factor/factors.ts'
import { deleteSessions, readLastSeen } from '#services/modules/staff/session/session-store.ts'
import { accountsByIds, changeRole } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { notAllowed } from '#services/platform/http/principal.ts'
import { noSuchMember } from './refusals.ts'
import {
  lockRoles,
  OWNER,
  readMemberships,
  readRightsOf,
  readRoles,
  replaceRoles,
} from './role-store.ts'

export type Member = CallOutput<typeof listMembers>['records'][number]
type Rights = ReadonlySet<Right>

export async function readMembers(db: Db): Promise<Member[]> {
  const [memberships, factored, lastSeen] = await Promise.all([
    readMemberships(db),
    readWithFactor(db),
    readLastSeen(db),
  ])
  const roles = Map.groupBy(memberships, ({ accountId }) => accountId)
  const accounts = await accountsByIds(db, [...roles.keys()])
  return accounts.map(({ id, email, firstName, lastName, passwordHash }) => ({
    ...{ id, email, firstName, lastName },
    roles: (roles.get(id) ?? []).map(({ roleId }) => roleId),
    hasFactor: factored.has(id),
    hasJoined: passwordHash !== null,
    lastSeenAt: lastSeen.get(id) ?? null,
  }))
}

export async function memberOf(db: Db, id: number): Promise<Member> {
  const member = (await readMembers(db)).find((one) => one.id === id)
  if (!member) throw noSuchMember()
  return member
}

/** The member's sessions end, and profiles name the new scopes. Without roles it is a customer. */
export async function giveRoles(
  trx: Trx,
  { id, roles }: { readonly id: number; readonly roles: readonly number[] },
  { clock, author }: Changing,
): Promise<void> {
  const before = await roleIdsOf(trx, id)
  await replaceRoles(trx, id, roles)
  await settleRole(trx, id, clock)
  await recordMember(trx, id, { path: 'roles', before, after: roles }, { clock, author })
}

export async function recordMember(
  trx: Trx,
  id: number,
  change: { readonly path: string; readonly before: unknown; readonly after: unknown },
  { clock, author }: Changing,
): Promise<void> {
  const at = clock.now().toISOString()
  await recordEdits(trx, { entity: 'member', id: `${id}`, author, at }, [change])
}

async function roleIdsOf(db: Db, id: number): Promise<readonly number[]> {
  const memberships = await readMemberships(db)
  return memberships.flatMap(({ accountId, roleId }) => (accountId === id ? [roleId] : []))
}

/** The account stays, as a customer's. */
export async function dismissMember(trx: Trx, id: number, changing: Changing): Promise<void> {
  await giveRoles(trx, { id, roles: [] }, changing)
  await deleteFactors(trx, id)
}

/** The member signs in with the password alone, and in production has to set a new factor first. */
export async function resetFactor(trx: Trx, id: number, changing: Changing): Promise<void> {
  const before = (await readWithFactor(trx)).has(id)
  await deleteFactors(trx, id)
  await deleteSessions(trx, id)
  await recordMember(trx, id, { path: 'hasFactor', before, after: false }, changing)
}

/** After a change of what the roles of a member allow. */
export async function settleRole(trx: Trx, id: number, clock: Clock): Promise<void> {
  const isBackoffice = (await roleIdsOf(trx, id)).length > 0
  const scopes = scopesOf(await readRightsOf(trx, id))
  await changeRole(trx, { id, isBackoffice, scopes }, clock)
  await deleteSessions(trx, id)
}

/** Nobody gives, or takes from others, what they lack. */
export function refuseBeyond(own: Rights, rights: readonly Right[]): void {
  const missing = rights.find((right) => !own.has(right))
  if (missing !== undefined) throw notAllowed(missing)
}

/** Somebody with more rights can be changed by those alone who have them too. */
export async function changeableMember(trx: Trx, id: number, own: Rights): Promise<Member> {
  await lockRoles(trx)
  const member = await memberOf(trx, id)
  refuseBeyond(own, await readRightsOf(trx, id))
  return member
}

/** The rights of these roles, all of which exist. */
export async function rightsOfRoles(db: Db, ids: readonly number[]): Promise<readonly Right[]> {
  const roles = await readRoles(db)
  return ids.flatMap((id) => {
    const role = roles.find((one) => one.id === id)
    if (!role)
      throw new Refusal(404, 'There is no such role.', { code: 'NOT_FOUND', field: 'roles' })
    return role.rights
  })
}

/** After a change of this member: somebody who can sign in has to be able to do everything. */
export async function refuseWithoutOwner(trx: Trx, before: Member): Promise<void> {
  const owner = (await readRoles(trx)).find(({ key }) => key === OWNER)
  if (!owner || !before.roles.includes(owner.id)) return
  const members = await readMembers(trx)
  const has = members.some(({ roles, hasJoined }) => hasJoined && roles.includes(owner.id))
  if (!has) throw new Refusal(409, 'One owner has to stay.', { code: 'LAST_OWNER' })
}
