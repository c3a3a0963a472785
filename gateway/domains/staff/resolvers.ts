import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { memberMutations, readMembers, readRoles } from './member-resolvers.ts'
import { readSession, readSessions, sessionMutations } from './session-resolvers.ts'
import { problemText } from './staff-problems.ts'

const STAGES = { code: 'CODE', enrol: 'ENROL', in: 'IN' } as const

export const staffResolvers: Pick<
  Resolvers,
  | 'Query'
  | 'Mutation'
  | 'StaffSession'
  | 'StaffPerson'
  | 'StaffRole'
  | 'StaffMember'
  | 'StaffProblem'
> = {
  Query: {
    staffSession: (_root, _args, context) =>
      context.staff.hasToken() ? readSession(context) : null,
    staffSessions: (_root, _args, context) => readSessions(context),
    staffRoles: (_root, _args, context) => readRoles(context),
    staffMembers: (_root, _args, context) => readMembers(context),
  },

  Mutation: { ...sessionMutations, ...memberMutations },

  StaffSession: { stage: ({ stage }) => STAGES[stage] },
  StaffPerson: { id: ({ id }) => `${id}` },
  StaffRole: { id: ({ id }) => `${id}` },
  StaffMember: { id: ({ id }) => `${id}`, roleIds: ({ roles }) => roles.map(String) },
  StaffProblem: { message: (problem, _args, { staff }) => problemText(problem, staff.locale) },
}
