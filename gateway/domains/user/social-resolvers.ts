import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { equalsSecret } from '#gateway/lib/secret.ts'
import { orFormProblem } from '#gateway/upstream/form-problems.ts'
import { type Problem, problem } from '#gateway/upstream/problem.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { toReadTexts } from '#gateway/upstream/read-texts.ts'
import type { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { completeSocialLogin, redirectToProvider, socialLogin } from '#services/contract/login.ts'
import { deviceIn, enter, loginProblem, STAFF_ACCOUNT } from './entering.ts'

type Fields = 'startSocialLogin' | 'finishSocialLogin' | 'completeSocialLogin'

export const socialResolvers: Required<Pick<MutationResolvers, Fields>> = {
  startSocialLogin: (_root, { input: { provider } }, { upstream, session }) =>
    orProblem(async () => {
      const { url, state } = await upstream.call(redirectToProvider, { provider })
      session.credentials.keepSocialState(state)
      return { __typename: 'StartSocialLoginSuccess', url } as const
    }, toFailed),

  finishSocialLogin: (_root, { input }, context) =>
    orProblem(async () => {
      const { credentials } = context.session
      const { code, state, iss } = input
      const begun = credentials.socialState()
      credentials.keepSocialState(null)
      // Without this check a link could log a visitor in as another person.
      if (!credentials.isApp && (begun === null || !equalsSecret(state, begun))) return FAILED

      const { data } = await context.upstream.call(socialLogin, {
        code,
        state,
        ...(iss ? { iss } : {}),
        ...deviceIn(context),
      })
      const { tokens, user, pending } = data
      if (tokens && user) {
        const entered = await enter(context, { tokens, user })
        return { __typename: 'FinishSocialLoginSuccess', ...entered } as const
      }
      return pending ? noAccount(pending) : FAILED
    }, toFailed),

  completeSocialLogin: (_root, { input }, context) =>
    orFormProblem(async () => {
      const { token, firstName, lastName, consents, readTexts } = input
      const { data } = await context.upstream.call(completeSocialLogin, {
        token,
        details: { firstName, lastName },
        consents,
        ...toReadTexts(readTexts),
        ...deviceIn(context),
      })
      return { __typename: 'CompleteSocialLoginSuccess', ...(await enter(context, data)) }
    }),
}

const FAILED = loginProblem('SOCIAL_LOGIN_FAILED')

/** The provider's reason concerns only the provider and the user. */
function toFailed({ status, code }: UpstreamError): Problem<'LoginProblem'> | null {
  if (code === STAFF_ACCOUNT) return loginProblem(STAFF_ACCOUNT)
  return status >= 400 && status < 500 ? FAILED : null
}

function noAccount<Person extends object>(person: Person) {
  return { ...problem('NoAccountProblem', 'NO_ACCOUNT'), ...person }
}
