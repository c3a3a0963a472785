import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { equalsSecret } from '#gateway/lib/secret.ts'
import { toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { completeSocialLogin, redirectToProvider, socialLogin } from '#services/contract/login.ts'
import { deviceIn, enter, loginProblem } from './entering.ts'
import { toReadTexts } from './mappers.ts'
import { orProblem } from './problems.ts'

type Fields = 'startSocialLogin' | 'finishSocialLogin' | 'completeSocialLogin'

export const socialResolvers: Required<Pick<MutationResolvers, Fields>> = {
  startSocialLogin: (_root, { provider }, { upstream, session }) =>
    orFailed(async () => {
      const { url, state } = await upstream.call(redirectToProvider, { provider })
      session.credentials.keepSocialState(state)
      return { __typename: 'StartSocialLoginSuccess', url } as const
    }),

  finishSocialLogin: (_root, { input }, context) =>
    orFailed(async () => {
      const { credentials } = context.session
      const { code, state, iss } = input
      const begun = credentials.socialState()
      credentials.keepSocialState(null)
      // Else somebody could be sent here with the login of another person.
      if (!credentials.isApp && (begun === null || !equalsSecret(state, begun))) return failed()

      const { data } = await context.upstream.call(socialLogin, {
        code,
        state,
        ...(iss ? { iss } : {}),
        ...deviceIn(context),
      })
      const { tokens, user, pending } = data
      if (tokens && user) return enter(context, { tokens, user })
      return pending ? ({ __typename: 'SocialLoginPending', ...pending } as const) : failed()
    }),

  completeSocialLogin: (_root, { input }, context) =>
    orProblem(async () => {
      const { token, firstName, lastName, consents, readTexts } = input
      const { data } = await context.upstream.call(completeSocialLogin, {
        token,
        details: { firstName, lastName },
        consents,
        ...toReadTexts(readTexts),
        ...deviceIn(context),
      })
      return enter(context, data)
    }),
}

function failed() {
  return loginProblem('SOCIAL_LOGIN_FAILED', 'The login was not completed.')
}

/** Why a provider refuses somebody is between the two of them. */
async function orFailed<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) return tooMany
    const isRefused = error instanceof UpstreamError && error.status >= 400 && error.status < 500
    if (isRefused) return failed()
    throw error
  }
}
