import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isSessionEnded, type StaffContext } from '#gateway/staff-context.ts'
import { problemText } from '#gateway/upstream/staff-problems.ts'
import type { StaffSessionParent } from './mappers.ts'
import { memberMutations, readMembers, readRoles } from './member-resolvers.ts'
import { passkeyMutations, readPasskeys } from './passkey-resolvers.ts'
import { passwordMutations } from './password-resolvers.ts'
import { readSession, readSessions, sessionMutations } from './session-resolvers.ts'

const STAGES = { code: 'CODE', enrol: 'ENROL', in: 'IN' } as const
const FACTORS = { app: 'APP', passkey: 'PASSKEY' } as const

export const staffResolvers: Pick<
  Resolvers,
  | 'Query'
  | 'Mutation'
  | 'StaffSession'
  | 'StaffPerson'
  | 'StaffPasskey'
  | 'StaffRole'
  | 'StaffMember'
  | 'StaffProblem'
> = {
  Query: {
    staffSession: (_root, _args, context) => sessionOrNull(context),
    staffSessions: (_root, _args, context) => readSessions(context),
    staffPasskeys: (_root, _args, context) => readPasskeys(context),
    staffRoles: (_root, _args, context) => readRoles(context),
    staffMembers: (_root, _args, context) => readMembers(context),
  },

  Mutation: { ...sessionMutations, ...passwordMutations, ...passkeyMutations, ...memberMutations },

  StaffSession: {
    stage: ({ stage }) => STAGES[stage],
    factors: ({ factors }) => factors.map((factor) => FACTORS[factor]),
  },
  StaffPerson: { id: ({ id }) => `${id}` },
  StaffPasskey: { id: ({ id }) => `${id}` },
  StaffRole: { id: ({ id }) => `${id}` },
  StaffMember: { id: ({ id }) => `${id}`, roleIds: ({ roles }) => roles.map(String) },
  StaffProblem: { message: (problem, _args, { staff }) => problemText(problem, staff.locale) },
}

/** An ended session is none: its page leads to the sign-in. */
async function sessionOrNull(context: StaffContext): Promise<StaffSessionParent | null> {
  if (!context.staff.hasToken()) return null
  try {
    return await readSession(context)
  } catch (error) {
    if (!isSessionEnded(error)) throw error
    context.staff.keep(null)
    return null
  }
}
