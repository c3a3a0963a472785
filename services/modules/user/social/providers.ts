import * as client from 'openid-client'
import { demoOidc, SOCIAL_LOGIN_PATH } from '#services/modules/dev/api.ts'
import type { OidcProvider } from '#services/oidc-providers.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createProviderConfigurations } from './provider-configurations.ts'
import type { AttemptSecrets } from './secrets.ts'

/** A provider's claims about a person, after signature and all other checks. */
export type ProviderClaims = Readonly<Record<string, unknown>> & { readonly sub: string }

export type SocialProviders = {
  list(): readonly { readonly key: string; readonly name: string }[]
  has(key: string): boolean
  /** URL to redirect the browser to. */
  authorizationUrl(key: string, state: string, secrets: AttemptSecrets): Promise<string>
  /** Throws unless the answer belongs to this attempt. */
  claims(
    key: string,
    answer: { readonly code: string; readonly state: string; readonly iss: string | undefined },
    secrets: AttemptSecrets,
  ): Promise<ProviderClaims>
}

export function createSocialProviders(deps: ModuleDeps): SocialProviders {
  const { config, clock } = deps
  const demo = demoOidc(deps)
  const providers = new Map(
    [...config.oidcProviders, ...(demo ? [demo.provider] : [])].map((one) => [one.key, one]),
  )
  const configurationOf = createProviderConfigurations(clock, demo)
  const redirectUri = config.publicUrl + SOCIAL_LOGIN_PATH

  function providerOf(key: string): OidcProvider {
    const provider = providers.get(key)
    if (!provider) throw new Error('There is no such provider')
    return provider
  }

  return {
    list: () => [...providers.values()].map(({ key, name }) => ({ key, name })),
    has: (key) => providers.has(key),

    authorizationUrl: async (key, state, { nonce, verifier }) => {
      const provider = providerOf(key)
      const { configuration } = await configurationOf(provider)
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scopes.join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    claims: async (key, { code, state, iss }, { nonce, verifier }) => {
      const { configuration, keepKeys } = await configurationOf(providerOf(key))
      const back = new URL(redirectUri)
      for (const [name, value] of Object.entries({ code, state, ...(iss ? { iss } : {}) })) {
        back.searchParams.set(name, value)
      }
      const granted = await client.authorizationCodeGrant(configuration, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      keepKeys()
      const claims = granted.claims()
      if (!claims) throw new Error('The provider returned no ID token')
      if ('email' in claims || !configuration.serverMetadata().userinfo_endpoint) return claims
      // Some providers leave addresses out of their tokens.
      const { access_token: accessToken } = granted
      return { ...(await client.fetchUserInfo(configuration, accessToken, claims.sub)), ...claims }
    },
  }
}
