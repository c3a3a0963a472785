import type { CallOptions, Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError, unauthenticated } from '#gateway/upstream/upstream-error.ts'
import type { Access, Call, CallInput, CallOutput } from '#services/contract/call.ts'
import type { Session } from './session.ts'

/**
 * Calls on behalf of the visitor. The token is sent with calls that are not public; an expired one
 * is refreshed once and the call repeated once. An app gets an error instead.
 */
export function withSession(plain: Upstream, session: Session): Upstream {
  async function callAs<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: CallOptions,
    accessToken: string | null,
  ): Promise<CallOutput<C>> {
    if (accessToken !== null) return plain.call(call, input, { ...options, accessToken })
    if (isForMembers(call.access)) throw unauthenticated(call.service)
    return plain.call(call, input, options)
  }

  return {
    async call(call, input, options = {}) {
      if (call.access === 'public') return plain.call(call, input, options)
      const accessToken = await session.accessToken()
      try {
        return await callAs(call, input, options, accessToken)
      } catch (error) {
        if (accessToken === null || !(isRunOut(error) || isWrongAdminKey(error))) throw error
        // An app refreshes its tokens itself and must learn that it has to.
        if (session.credentials.isApp) throw unauthenticated(call.service)
        if (isRunOut(error)) {
          return callAs(call, input, options, await session.refreshed(accessToken))
        }
        session.end()
        return callAs(call, input, options, null)
      }
    },
  }
}

/** Cart calls authenticate by the cart's code, not by an account. */
function isForMembers(access: Access): boolean {
  return access !== 'session' && access !== 'guest'
}

/** A wrong password or key has its own code. */
function isRunOut(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 401 && error.code === 'UNAUTHENTICATED'
}

function isWrongAdminKey(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.status !== 403) return false
  // Other platforms have no codes.
  return error.code === 'WRONG_ADMIN_KEY' || /wrong admin key/i.test(error.message)
}
