import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { refresh } from '#services/contract/user.ts'
import type { Tokens } from './wallet.ts'

export type Renewals = {
  /** New tokens for old ones; null when the service will have nothing more of them. */
  renew(refreshToken: string, upstream: Upstream): Promise<Tokens | null>
}

/** Several tabs wake up at once with the same token: whoever comes first asks for all of them. */
export function createRenewals(): Renewals {
  const underWay = new Map<string, Promise<Tokens | null>>()

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
    renew(refreshToken, upstream) {
      const known = underWay.get(refreshToken)
      if (known !== undefined) return known
      const asked = ask(refreshToken, upstream).finally(() => underWay.delete(refreshToken))
      underWay.set(refreshToken, asked)
      return asked
    },
  }
}

/** A key of ours that has changed says nothing about the visitor. */
function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 401 && error.code !== 'WRONG_API_KEY'
}
