import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { Credentials, Tokens } from './credentials.ts'
import type { TokenRefresh } from './token-refresh.ts'

/** The visitor's session. It calls the user service only when a token is needed. */
export type Session = {
  readonly credentials: Credentials
  /** True while there is an access or a refresh token. */
  hasTokens(): boolean
  /** Null for anonymous visitors. Throws when refreshing fails temporarily. */
  accessToken(): Promise<string | null>
  /** A new token after `refused` was rejected, or null when there is none. */
  refreshed(refused: string): Promise<string | null>
  /** For apps, which store their tokens themselves. */
  refreshedBy(refreshToken: string): Promise<Tokens | null>
  begin(tokens: Tokens): void
  end(): void
}

export type SessionDeps = {
  readonly credentials: Credentials
  readonly tokenRefresh: TokenRefresh
  /** Not aborted when the visitor leaves: others may wait for the same refresh. */
  readonly upstream: () => Upstream
}

export function createSession({ credentials, tokenRefresh, upstream }: SessionDeps): Session {
  let refreshing: Promise<string | null> | null = null

  async function refresh(refreshToken: string): Promise<string | null> {
    const tokens = await tokenRefresh.refresh(refreshToken, upstream())
    credentials.keepTokens(tokens)
    return tokens?.accessToken ?? null
  }

  function refreshOnce(): Promise<string | null> {
    const refreshToken = credentials.refreshToken()
    if (refreshToken === null) return Promise.resolve(null)
    refreshing ??= refresh(refreshToken)
    return refreshing
  }

  return {
    credentials,
    hasTokens: () => credentials.accessToken() !== null || credentials.refreshToken() !== null,
    accessToken: async () => credentials.accessToken() ?? refreshOnce(),

    async refreshed(refused) {
      const current = credentials.accessToken()
      if (current !== refused) return current
      const next = await refreshOnce()
      // The new token was rejected as well: another refresh would never end.
      if (next === refused) return null
      if (next === null) credentials.keepTokens(null)
      return next
    },

    refreshedBy: (refreshToken) => tokenRefresh.refreshAlone(refreshToken, upstream()),
    begin(tokens) {
      credentials.keepTokens(tokens)
      refreshing = null
    },
    end() {
      credentials.keepTokens(null)
      refreshing = null
    },
  }
}
