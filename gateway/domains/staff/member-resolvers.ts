import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import {
  addRole,
  deleteRole,
  inviteMember,
  listMembers,
  listRoles,
  removeMember,
  resetMemberFactor,
  saveMember,
  saveRole,
} from '#services/contract/staff-people.ts'
import type { StaffMemberParent, StaffRoleParent } from './mappers.ts'

type Fields =
  | 'addRole'
  | 'saveRole'
  | 'deleteRole'
  | 'inviteMember'
  | 'saveMember'
  | 'removeMember'
  | 'resetMemberFactor'

export async function readRoles({ staff }: StaffContext): Promise<StaffRoleParent[]> {
  return (await staff.upstream.call(listRoles, {})).records
}

export async function readMembers({ staff }: StaffContext): Promise<StaffMemberParent[]> {
  return (await staff.upstream.call(listMembers, {})).records
}

export const memberMutations: Required<Pick<MutationResolvers, Fields>> = {
  addRole: (_root, { input: { name, rights } }, { staff }) =>
    orStaffProblem(async () => {
      // The service refuses a right that it does not know.
      const given = { name, rights } as CallInput<typeof addRole>
      const { role } = await staff.upstream.call(addRole, given)
      return { __typename: 'AddRoleSuccess', role } as const
    }),

  saveRole: (_root, { input: { id, sitting, changes } }, { staff }) =>
    orStaffProblem(async () => {
      const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
      const saved = await staff.upstream.call(saveRole, given)
      return { __typename: 'SaveRoleSuccess', ...saved } as const
    }),

  deleteRole: (_root, { input }, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(deleteRole, { id: readId('id', input.id) })
      return { __typename: 'DeleteRoleSuccess', staffRoles: await readRoles(context) } as const
    }),

  inviteMember: (_root, { input: { roleIds, ...person } }, { staff }) =>
    orStaffProblem(async () => {
      const roles = roleIds.map((id) => readId('roleIds', id))
      const { member } = await staff.upstream.call(inviteMember, { ...person, roles })
      return { __typename: 'InviteMemberSuccess', member } as const
    }),

  saveMember: (_root, { input: { id, sitting, changes } }, { staff }) =>
    orStaffProblem(async () => {
      const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
      const saved = await staff.upstream.call(saveMember, given)
      return { __typename: 'SaveMemberSuccess', ...saved } as const
    }),

  removeMember: (_root, { input }, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(removeMember, { id: readId('id', input.id) })
      const staffMembers = await readMembers(context)
      return { __typename: 'RemoveMemberSuccess', staffMembers } as const
    }),

  resetMemberFactor: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const id = readId('id', input.id)
      await context.staff.upstream.call(resetMemberFactor, { id })
      const member = (await readMembers(context)).find((one) => one.id === id)
      if (!member) throw new Error('The member was removed at the same moment')
      return { __typename: 'ResetMemberFactorSuccess', member } as const
    }),
}
