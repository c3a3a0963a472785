import { isCardValid, memberCardOf, requireValidCard } from '#gateway/adapters/member-card.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { formProblem, orFormProblem } from '#gateway/upstream/form-problems.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { UpstreamError, unauthenticated } from '#gateway/upstream/upstream-error.ts'
import { endSession } from '#services/contract/login.ts'
import {
  createAddress,
  deleteAddress,
  eraseAccount,
  forgotPassword,
  resetPassword,
  setPassword,
  updateAddress,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { toAppSession } from './entering.ts'
import { type MeParent, toServiceAddress } from './mappers.ts'
import { registerAccount } from './registration.ts'

type Fields =
  | 'register'
  | 'verifyEmail'
  | 'updateProfile'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'setPassword'
  | 'createAddress'
  | 'updateAddress'
  | 'deleteAddress'
  | 'endSession'
  | 'checkMemberCard'
  | 'eraseAccount'

const BY_ID = { subject: 'id' }

export const accountResolvers: Required<Pick<MutationResolvers, Fields>> = {
  register: (_root, { input }, context) => orFormProblem(() => registerAccount(input, context)),

  verifyEmail: (_root, { input: { token } }, context) =>
    orFormProblem(async () => {
      const { upstream, dataSources } = context
      // Links in mails join id and token with a dot.
      const [id, ...rest] = token.split('.')
      if (!id || rest.length === 0) return badToken()
      const answer = await upstream.call(verifyEmail, { id, token: rest.join('.') })
      if (!answer.success) return badToken()
      dataSources.user.clear()
      await leaveEndedSession(context)
      return {
        __typename: 'VerifyEmailSuccess',
        email: answer.email ?? null,
        isPasswordMailed: answer.passwordMailed ?? false,
        returnPath: answer.returnPath ?? null,
      }
    }),

  updateProfile: (_root, { input }, { upstream, dataSources, log }) =>
    orFormProblem(async () => {
      const { firstName, lastName, email, password, memberCardBarcode } = input
      await requireValidCard({ barcode: memberCardBarcode, firstName, lastName }, upstream)
      const me = await upstream.call(updateProfile, {
        details: { firstName, lastName },
        email,
        username: email,
        ...(password ? { password } : {}),
        ...(memberCardBarcode === undefined || memberCardBarcode === null
          ? {}
          : { memberCardBarcode: memberCardBarcode.trim() }),
      })
      dataSources.user.known(me)
      if (memberCardBarcode != null) await dataSources.cart.followCard(memberCardOf(me), log)
      return { __typename: 'UpdateProfileSuccess', me }
    }),

  changePassword: (_root, { input }, context) =>
    orFormProblem(async () => {
      const { success, tokens } = await context.upstream.call(resetPassword, input)
      if (tokens) context.session.begin(tokens)
      const session = tokens ? toAppSession(context, tokens) : null
      return { __typename: 'ChangePasswordSuccess', success, session }
    }),

  requestPasswordReset: (_root, { input: { email } }, { upstream }) =>
    orFormProblem(async () => {
      const { success } = await upstream.call(forgotPassword, { email })
      return { __typename: 'RequestPasswordResetSuccess', success }
    }),

  setPassword: (_root, { input }, { upstream }) =>
    orFormProblem(async () => {
      const { success } = await upstream.call(setPassword, input)
      return { __typename: 'SetPasswordSuccess', success }
    }),

  createAddress: (_root, { input }, context) =>
    orFormProblem(async () => {
      const address = await context.upstream.call(createAddress, toServiceAddress(input.address))
      return { __typename: 'CreateAddressSuccess', address, me: await refetchedMe(context) }
    }),

  updateAddress: (_root, { input: { id, address: values } }, context) =>
    orFormProblem(async () => {
      if (!isId(id)) return noAddress()
      const changes = { id: Number(id), ...toServiceAddress(values) }
      const address = await context.upstream.call(updateAddress, changes)
      return { __typename: 'UpdateAddressSuccess', address, me: await refetchedMe(context) }
    }, BY_ID),

  deleteAddress: (_root, { input: { id } }, context) =>
    orFormProblem(async () => {
      if (!isId(id)) return noAddress()
      await context.upstream.call(deleteAddress, { id: Number(id) })
      return { __typename: 'DeleteAddressSuccess', me: await refetchedMe(context) }
    }, BY_ID),

  endSession: (_root, { input: { id } }, context) =>
    orFormProblem(async () => {
      const { upstream, dataSources } = context
      await upstream.call(endSession, { id })
      dataSources.user.clear()
      return { __typename: 'EndSessionSuccess', me: await dataSources.user.me() }
    }, BY_ID),

  checkMemberCard: (_root, { input }, { upstream }) =>
    orProblem(async () => ({
      __typename: 'CheckMemberCardSuccess',
      isValid: await isCardValid(input, upstream),
    })),

  eraseAccount: (_root, { input: { password } }, { upstream, session, dataSources }) =>
    orFormProblem(async () => {
      const { success } = await upstream.call(eraseAccount, password ? { password } : {})
      session.end()
      dataSources.user.clear()
      return { __typename: 'EraseAccountSuccess', success }
    }),
}

function badToken() {
  return formProblem('INVALID_TOKEN', 'token')
}

/** The same for an unknown address and another customer's address. */
function noAddress() {
  return formProblem('NOT_FOUND', 'id')
}

/**
 * A changed e-mail address ends all sessions: clear the cookies now, so that the next request does
 * not fail.
 */
async function leaveEndedSession({ dataSources, log }: GatewayContext): Promise<void> {
  try {
    await dataSources.user.me()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ code: error.code }, 'session state unknown after confirmation')
  }
}

async function refetchedMe({ dataSources }: GatewayContext): Promise<MeParent> {
  dataSources.user.clear()
  const me = await dataSources.user.me()
  // The change has ended the visitor's own session.
  if (!me) throw unauthenticated('user')
  return me
}
