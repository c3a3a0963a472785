import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import {
  deleteRole,
  inviteMember,
  listMembers,
  listRoles,
  removeMember,
  resetMemberFactor,
  saveRole,
  setMemberRoles,
} from '#services/contract/staff.ts'
import type { StaffMemberParent, StaffRoleParent } from './mappers.ts'

type Fields =
  | 'saveRole'
  | 'deleteRole'
  | 'inviteMember'
  | 'setMemberRoles'
  | 'removeMember'
  | 'resetMemberFactor'

export async function readRoles({ staff }: StaffContext): Promise<StaffRoleParent[]> {
  return (await staff.upstream.call(listRoles, {})).records
}

export async function readMembers({ staff }: StaffContext): Promise<StaffMemberParent[]> {
  return (await staff.upstream.call(listMembers, {})).records
}

export const memberMutations: Required<Pick<MutationResolvers, Fields>> = {
  saveRole: (_root, { input: { id, name, rights } }, { staff }) =>
    orStaffProblem(async () => {
      // The service refuses a right that it does not know.
      const given = { name, rights } as CallInput<typeof saveRole>
      const { role } = await staff.upstream.call(saveRole, {
        ...given,
        ...(id ? { id: readId('id', id) } : {}),
      })
      return { __typename: 'SaveRoleSuccess', role } as const
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
      return { __typename: 'MemberSuccess', member } as const
    }),

  setMemberRoles: (_root, { input: { id, roleIds } }, { staff }) =>
    orStaffProblem(async () => {
      const roles = roleIds.map((one) => readId('roleIds', one))
      const given = { id: readId('id', id), roles }
      const { member } = await staff.upstream.call(setMemberRoles, given)
      return { __typename: 'MemberSuccess', member } as const
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
