import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { Renewals } from './renewals.ts'
import type { Tokens, Wallet } from './wallet.ts'

/** Who asks. Nothing is asked of the user service before something needs to be known of them. */
export type Session = {
  readonly wallet: Wallet
  /** True as long as there is something that may prove who they are. */
  hasTokens(): boolean
  /** Null for visitors. Throws when a token cannot be renewed for now. */
  accessToken(): Promise<string | null>
  /** After `refused` was refused: another one, or null when there is none to be had. */
  renewed(refused: string): Promise<string | null>
  /** For apps, which keep their tokens themselves. */
  renewedBy(refreshToken: string): Promise<Tokens | null>
  begin(tokens: Tokens): void
  end(): void
}

export type SessionDeps = {
  readonly wallet: Wallet
  readonly renewals: Renewals
  /** Goes on when the visitor leaves: whoever waits for the same renewal still wants it. */
  readonly upstream: () => Upstream
}

export function createSession({ wallet, renewals, upstream }: SessionDeps): Session {
  let renewing: Promise<string | null> | null = null

  async function renew(refreshToken: string): Promise<string | null> {
    const tokens = await renewals.renew(refreshToken, upstream())
    wallet.keepTokens(tokens)
    return tokens?.accessToken ?? null
  }

  function renewOnce(): Promise<string | null> {
    const refreshToken = wallet.refreshToken()
    if (refreshToken === null) return Promise.resolve(null)
    renewing ??= renew(refreshToken)
    return renewing
  }

  return {
    wallet,
    hasTokens: () => wallet.accessToken() !== null || wallet.refreshToken() !== null,
    accessToken: async () => wallet.accessToken() ?? renewOnce(),

    async renewed(refused) {
      const current = wallet.accessToken()
      if (current !== refused) return current
      const next = await renewOnce()
      // The new one is refused as well: to ask again would go round in circles.
      if (next === refused) return null
      // An app renews its tokens by itself and must keep them until then.
      if (next === null && !wallet.isApp) wallet.keepTokens(null)
      return next
    },

    renewedBy: (refreshToken) => renewals.renewAlone(refreshToken, upstream()),
    begin(tokens) {
      wallet.keepTokens(tokens)
      renewing = null
    },
    end() {
      wallet.keepTokens(null)
      renewing = null
    },
  }
}
