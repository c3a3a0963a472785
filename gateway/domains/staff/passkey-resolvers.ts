import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#services/contract/staff-passkeys.ts'
import type { StaffPasskeyParent } from './mappers.ts'
import { readSession } from './session-resolvers.ts'

type Fields =
  | 'beginPasskey'
  | 'finishPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'finishPasskeySignIn'

export async function readPasskeys({ staff }: StaffContext): Promise<StaffPasskeyParent[]> {
  return (await staff.upstream.call(listPasskeys, {})).records
}

export const passkeyMutations: Required<Pick<MutationResolvers, Fields>> = {
  beginPasskey: (_root, _args, { staff }) =>
    orStaffProblem(async () => {
      const { options } = await staff.upstream.call(beginPasskey, {})
      return { __typename: 'BeginPasskeySuccess', options } as const
    }),

  finishPasskey: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const { token, recoveryCodes } = await context.staff.upstream.call(finishPasskey, input)
      context.staff.keep(token)
      const session = await readSession(context)
      return { __typename: 'FinishPasskeySuccess', session, recoveryCodes } as const
    }),

  renamePasskey: (_root, { input: { id, name } }, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(renamePasskey, { id: readId('id', id), name })
      return await passkeys(context)
    }),

  removePasskey: (_root, { input }, context) =>
    orStaffProblem(async () => {
      await context.staff.upstream.call(removePasskey, { id: readId('id', input.id) })
      return await passkeys(context)
    }),

  beginPasskeySignIn: (_root, _args, { staff }) =>
    orStaffProblem(async () => {
      const { options } = await staff.upstream.call(beginPasskeySignIn, {})
      return { __typename: 'BeginPasskeySuccess', options } as const
    }),

  finishPasskeySignIn: (_root, { input }, context) =>
    orStaffProblem(async () => {
      const { token } = await context.staff.upstream.call(finishPasskeySignIn, input)
      context.staff.keep(token)
      return { __typename: 'SignInSuccess', session: await readSession(context) } as const
    }),
}

async function passkeys(context: StaffContext) {
  return { __typename: 'PasskeysSuccess', staffPasskeys: await readPasskeys(context) } as const
}
