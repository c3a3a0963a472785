import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { refresh } from '#services/contract/login.ts'
import type { Tokens } from './wallet.ts'

export type Renewals = {
  /** New tokens for old ones; null when the service will have nothing more of them. */
  renew(refreshToken: string, upstream: Upstream): Promise<Tokens | null>
  /** The same for whoever keeps count by themselves: what was renewed before is not told again. */
  renewAlone(refreshToken: string, upstream: Upstream): Promise<Tokens | null>
}

/** How long the outcome is remembered for whoever was on their way with the old token. */
const KEPT_MS = 20_000

/**
 * Several tabs wake up at once with the same token: whoever comes first asks for all of them. Those
 * that come a moment later would be taken for thieves by a platform that knows no grace.
 */
export function createRenewals(): Renewals {
  const known = new Map<string, Promise<Tokens | null>>()

  async function ask(refreshToken: string, upstream: Upstream): Promise<Tokens | null> {
    try {
      const { data } = await upstream.call(refresh, {}, { refreshToken })
      return data.tokens
    } catch (error) {
      // Nobody is logged out because a line was cut.
      if (isRefusal(error)) return null
      throw error
    }
  }

  return {
    renewAlone: ask,
    renew(refreshToken, upstream) {
      const standing = known.get(refreshToken)
      if (standing !== undefined) return standing
      const asked = ask(refreshToken, upstream)
      known.set(refreshToken, asked)
      const forget = () => known.delete(refreshToken)
      asked.then((tokens) => (tokens ? setTimeout(forget, KEPT_MS).unref() : forget()), forget)
      return asked
    },
  }
}

/** A key of ours that has changed says nothing about the visitor. */
function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 401 && error.code !== 'WRONG_API_KEY'
}
