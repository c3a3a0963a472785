import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { refresh } from '#services/contract/login.ts'
import type { Tokens } from './credentials.ts'

export type TokenRefresh = {
  /** Exchanges a refresh token; null when the service rejects it. */
  refresh(refreshToken: string, upstream: Upstream): Promise<Tokens | null>
  /** The same for an app, without sharing an earlier result. */
  refreshAlone(refreshToken: string, upstream: Upstream): Promise<Tokens | null>
}

/** How long a result is cached for requests that were sent with the old token. */
const RESULT_LIFETIME_MS = 20_000

/**
 * Several tabs wake up with the same token: the first request refreshes it for all of them. A
 * platform without a grace period would treat a second use as theft.
 */
export function createTokenRefresh(): TokenRefresh {
  const known = new Map<string, Promise<Tokens | null>>()

  async function exchange(refreshToken: string, upstream: Upstream): Promise<Tokens | null> {
    try {
      const { data } = await upstream.call(refresh, {}, { refreshToken })
      return data.tokens
    } catch (error) {
      // A failed connection must not log the visitor out.
      if (isRefusal(error)) return null
      throw error
    }
  }

  return {
    refreshAlone: exchange,
    refresh(refreshToken, upstream) {
      const shared = known.get(refreshToken)
      if (shared !== undefined) return shared
      const result = exchange(refreshToken, upstream)
      known.set(refreshToken, result)
      const drop = () => known.delete(refreshToken)
      result.then(
        (tokens) => (tokens ? setTimeout(drop, RESULT_LIFETIME_MS).unref() : drop()),
        drop,
      )
      return result
    },
  }
}

/** A changed API key is no fault of the visitor's. */
function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 401 && error.code !== 'WRONG_API_KEY'
}
