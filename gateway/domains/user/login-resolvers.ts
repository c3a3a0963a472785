import { GraphQLError } from 'graphql'
import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { orFormProblem, toFormProblem } from '#gateway/upstream/form-problems.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { login, logout } from '#services/contract/login.ts'
import { deviceIn, enter, loginProblem, STAFF_ACCOUNT, toAppSession } from './entering.ts'

type Fields = 'login' | 'logout' | 'refreshSession'

const UNKNOWN_USER = 'Unknown username or password!'

export const loginResolvers: Required<Pick<MutationResolvers, Fields>> = {
  login: (_root, { input: { username, password } }, context) =>
    orProblem(
      async () => {
        const { upstream, layout } = context
        const apiKey = layout?.identity.apiKey
        const credentials = { username, password, ...(apiKey ? { apiKey } : {}) }
        const { data } = await upstream.call(login, { ...credentials, ...deviceIn(context) })
        return { __typename: 'LoginSuccess', ...(await enter(context, data)) } as const
      },
      (refusal) =>
        toLoginProblem(refusal) ?? toFormProblem(refusal, { names: { username: 'username' } }),
    ),

  logout: (_root, { input: { everywhere } }, { upstream, session, dataSources }) =>
    orFormProblem(async () => {
      try {
        if (session.hasTokens()) await upstream.call(logout, { everywhere: everywhere ?? false })
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        // This client is logged out in any case, but success must be true for the other sessions.
        if (everywhere && error.code !== 'UNAUTHENTICATED') throw error
      }
      session.end()
      dataSources.user.clear()
      dataSources.cart.leave()
      session.credentials.guest.keepCheckoutToken(null)
      return { __typename: 'LogoutSuccess', success: true } as const
    }),

  refreshSession: (_root, { input: { refreshToken } }, context) =>
    orProblem(async () => {
      const { session } = context
      if (!session.credentials.isApp) {
        throw new GraphQLError('Browsers are renewed by the gateway.', {
          extensions: { code: 'FORBIDDEN' },
        })
      }
      const tokens = await session.refreshedBy(refreshToken)
      const refreshed = tokens && toAppSession(context, tokens)
      return refreshed
        ? ({ __typename: 'RefreshSessionSuccess', session: refreshed } as const)
        : loginProblem('INVALID_LOGIN', 'refreshToken')
    }),
}

/** The same for an unknown name and a wrong password. */
function toLoginProblem({ code, message }: UpstreamError): Problem<'LoginProblem'> | null {
  if (message === UNKNOWN_USER) return loginProblem('UNKNOWN_USER_OR_PASSWORD')
  if (code === STAFF_ACCOUNT) return loginProblem(STAFF_ACCOUNT)
  const isRefused = code === 'INVALID_LOGIN' || code === 'UNAUTHENTICATED'
  return isRefused ? loginProblem('INVALID_LOGIN') : null
}
