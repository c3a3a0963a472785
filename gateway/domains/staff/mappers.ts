import type { StaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { getStaffSession } from '#services/contract/staff.ts'
import type { listPasskeys } from '#services/contract/staff-passkeys.ts'
import type { listMembers, listRoles } from '#services/contract/staff-people.ts'

export type StaffSessionParent = CallOutput<typeof getStaffSession>
export type StaffPersonParent = StaffSessionParent['person']
export type StaffPasskeyParent = CallOutput<typeof listPasskeys>['records'][number]
export type StaffRoleParent = CallOutput<typeof listRoles>['records'][number]
export type StaffMemberParent = CallOutput<typeof listMembers>['records'][number]

export type StaffProblemParent = StaffProblem
