import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import {
  beginFactor,
  chooseStaffLanguage,
  confirmAgain,
  confirmFactor,
  confirmSignIn,
  endStaffSession,
  getStaffSession,
  listStaffSessions,
  removeApp,
  renewRecoveryCodes,
  signIn,
  signOut,
} from '#services/contract/staff.ts'
import type { StaffSessionParent } from './mappers.ts'

type Fields =
  | 'signIn'
  | 'confirmSignIn'
  | 'signOut'
  | 'confirmAgain'
  | 'chooseLanguage'
  | 'endStaffSession'
  | 'beginFactor'
  | 'confirmFactor'
  | 'removeApp'
  | 'renewRecoveryCodes'

export async function readSession({ staff }: StaffContext): Promise<StaffSessionParent> {
  return await staff.upstream.call(getStaffSession, {})
}

export async function readSessions({ staff }: StaffContext) {
  const { records } = await staff.upstream.call(listStaffSessions, {})
  return records.map((session) => ({ ...session, id: `${session.id}` }))
}

export const sessionMutations: Required<Pick<MutationResolvers, Fields>> = {
  signIn: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const { staff } = context
      const device = staff.device ? { device: staff.device } : {}
      const { token } = await staff.upstream.call(signIn, { ...input, ...device })
      staff.keep(token)
      return { __typename: 'SignInSuccess', session: await readSession(context) } as const
    }),

  confirmSignIn: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const { token } = await context.staff.upstream.call(confirmSignIn, input)
      context.staff.keep(token)
      return { __typename: 'SignInSuccess', session: await readSession(context) } as const
    }),

  signOut: (_root, _args, { staff }) =>
    orStaffProblem(async () => {
      await staff.upstream.call(signOut, {})
      staff.keep(null)
      return { __typename: 'SignOutSuccess', success: true } as const
    }),

  confirmAgain: (_root, { input: { code, passkey, password } }, { staff }) =>
    orStaffProblem(async () => {
      const given = {
        ...(code && { code }),
        ...(passkey && { passkey }),
        ...(password && { password }),
      }
      await staff.upstream.call(confirmAgain, given)
      return { __typename: 'ConfirmAgainSuccess', success: true } as const
    }),

  chooseLanguage: (_root, { input: { language } }, context) =>
    orStaffProblem(async () => {
      // The service refuses a language that the back office is not written in.
      const given = { language } as CallInput<typeof chooseStaffLanguage>
      await context.staff.upstream.call(chooseStaffLanguage, given)
      return { __typename: 'ChooseLanguageSuccess', session: await readSession(context) } as const
    }),

  endStaffSession: (_root, { input }, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(endStaffSession, { id: readId('id', input.id) })
      const staffSessions = await readSessions(context)
      return { __typename: 'EndStaffSessionSuccess', staffSessions } as const
    }),

  beginFactor: (_root, _args, { staff }) =>
    orStaffProblem(async () => {
      const offered = await staff.upstream.call(beginFactor, {})
      return { __typename: 'BeginFactorSuccess', ...offered } as const
    }),

  confirmFactor: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const { token, recoveryCodes } = await context.staff.upstream.call(confirmFactor, input)
      context.staff.keep(token)
      const session = await readSession(context)
      return { __typename: 'ConfirmFactorSuccess', session, recoveryCodes } as const
    }),

  removeApp: (_root, _args, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(removeApp, {})
      return { __typename: 'RemoveAppSuccess', session: await readSession(context) } as const
    }),

  renewRecoveryCodes: (_root, _args, { staff }) =>
    orStaffProblem(async () => {
      const renewed = await staff.upstream.call(renewRecoveryCodes, {})
      return { __typename: 'RenewRecoveryCodesSuccess', ...renewed } as const
    }),
}
