import { GraphQLError } from 'graphql'
import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { login, logout } from '#services/contract/login.ts'
import { deviceIn, enter, loginProblem, toAppSession } from './entering.ts'
import { orProblem } from './problems.ts'

type Fields = 'login' | 'logout' | 'refreshSession'

const UNKNOWN_USER = 'Unknown username or password!'

export const loginResolvers: Required<Pick<MutationResolvers, Fields>> = {
  login: (_root, { input: { username, password } }, context) =>
    orProblem(async () => {
      const { upstream, layout } = context
      const apiKey = layout?.identity.apiKey
      try {
        const credentials = { username, password, ...(apiKey ? { apiKey } : {}) }
        const { data } = await upstream.call(login, { ...credentials, ...deviceIn(context) })
        return await enter(context, data)
      } catch (error) {
        const problem = toLoginProblem(error)
        if (problem) return problem
        throw error
      }
    }),

  logout: async (_root, { everywhere }, { upstream, session, loaders }) => {
    try {
      if (session.hasTokens()) await upstream.call(logout, { everywhere: everywhere ?? false })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // Here they are logged out whatever happens; elsewhere they may not think so if it failed.
      if (everywhere && error.code !== 'UNAUTHENTICATED') throw error
    }
    session.end()
    loaders.user.forget()
    return true
  },

  refreshSession: async (_root, { refreshToken }, context) => {
    const { session } = context
    if (!session.credentials.isApp) {
      throw new GraphQLError('Browsers are renewed by the gateway.', {
        extensions: { code: 'FORBIDDEN' },
      })
    }
    try {
      const tokens = await session.refreshedBy(refreshToken)
      const renewed = tokens && toAppSession(context, tokens)
      return renewed
        ? { __typename: 'RefreshSessionSuccess', session: renewed }
        : loginProblem('INVALID_LOGIN', 'The session has ended.')
    } catch (error) {
      const tooMany = toTooMany(error)
      if (tooMany) return tooMany
      throw error
    }
  },
}

/** Every wrong name and password is one and the same. */
function toLoginProblem(error: unknown) {
  if (!(error instanceof UpstreamError)) return null
  if (error.message === UNKNOWN_USER) return loginProblem('UNKNOWN_USER_OR_PASSWORD', UNKNOWN_USER)
  const isRefused = error.code === 'INVALID_LOGIN' || error.code === 'UNAUTHENTICATED'
  return isRefused ? loginProblem('INVALID_LOGIN', error.message) : null
}
