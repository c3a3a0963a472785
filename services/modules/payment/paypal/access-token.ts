type Token = { readonly text: string; readonly lifetimeSeconds: number }

export type AccessTokens = {
  /** A valid token; callers that arrive while it is requested wait for the same one. */
  current(): Promise<string>
  /** Deletes a token that the provider has refused. */
  drop(text: string): void
}

/** A token is replaced so long before it expires. */
const MARGIN_SECONDS = 60

/** Reuses one access token until shortly before it expires. */
export function createAccessTokens(request: () => Promise<Token>): AccessTokens {
  let known: { readonly text: string; readonly replaceAt: number } | null = null
  let pending: Promise<string> | null = null

  async function renew(): Promise<string> {
    try {
      const { text, lifetimeSeconds } = await request()
      const replaceAt = performance.now() + (lifetimeSeconds - MARGIN_SECONDS) * 1_000
      known = { text, replaceAt }
      return text
    } finally {
      pending = null
    }
  }

  return {
    current: async () => {
      if (known && performance.now() < known.replaceAt) return known.text
      pending ??= renew()
      return await pending
    },
    drop: (text) => {
      if (known?.text === text) known = null
    },
  }
}
