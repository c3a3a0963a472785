import * as client from 'openid-client'
import { demoOidc, SOCIAL_LOGIN_PATH } from '#services/modules/dev/api.ts'
import type { OidcProvider } from '#services/oidc-providers.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { AttemptSecrets } from './secrets.ts'

/** Per request to a provider. */
const TIMEOUT_SECONDS = 5
const METADATA_LIFE_MS = 24 * 3_600_000

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

type Known = {
  readonly metadata: client.ServerMetadata
  readonly readAt: number
  /** The provider's keys in the library's cache format. */
  jwks?: ReturnType<typeof client.getJwksCache>
}

export function createSocialProviders(deps: ModuleDeps): SocialProviders {
  const { config, clock } = deps
  const demo = demoOidc(deps)
  const providers = new Map(
    [...config.oidcProviders, ...(demo ? [demo.provider] : [])].map((one) => [one.key, one]),
  )
  const known = new Map<string, Known>()
  const redirectUri = config.publicUrl + SOCIAL_LOGIN_PATH

  function providerOf(key: string): OidcProvider {
    const provider = providers.get(key)
    if (!provider) throw new Error('There is no such provider')
    return provider
  }

  /** The demo's own provider runs in this process and needs no network. */
  function fetchOf({ issuer }: OidcProvider): client.CustomFetch | undefined {
    if (!demo || issuer !== demo.provider.issuer) return undefined
    return async (url, { method, headers, body }) => {
      const form = body instanceof URLSearchParams ? body : null
      return await demo.server.handle(new Request(url, { method, headers, body: form }))
    }
  }

  async function knownOf(provider: OidcProvider): Promise<Known> {
    const standing = known.get(provider.key)
    const now = clock.now().getTime()
    if (standing && now - standing.readAt < METADATA_LIFE_MS) return standing
    const fetch = fetchOf(provider)
    const read = await client.discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        ...(fetch ? { [client.customFetch]: fetch } : {}),
        ...(isPlain(provider) ? { execute: [client.allowInsecureRequests] } : {}),
      },
    )
    const fresh = { metadata: read.serverMetadata(), readAt: now, jwks: standing?.jwks }
    known.set(provider.key, fresh)
    return fresh
  }

  /** Created for each use, so that the library uses our clock. */
  async function configurationOf(
    provider: OidcProvider,
  ): Promise<{ configuration: client.Configuration; keepKeys: () => void }> {
    const one = await knownOf(provider)
    const { clientId, clientSecret } = provider
    const configuration = new client.Configuration(
      one.metadata,
      clientId,
      { [client.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1_000) },
      authenticationOf(clientSecret, one.metadata),
    )
    configuration.timeout = TIMEOUT_SECONDS
    const fetch = fetchOf(provider)
    if (fetch) configuration[client.customFetch] = fetch
    if (isPlain(provider)) client.allowInsecureRequests(configuration)
    // Without it the library trusts TLS and skips the token's signature.
    client.enableNonRepudiationChecks(configuration)
    if (one.jwks) client.setJwksCache(configuration, one.jwks)
    return {
      configuration,
      keepKeys: () => {
        one.jwks = client.getJwksCache(configuration)
      },
    }
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

function authenticationOf(
  clientSecret: string | null,
  { token_endpoint_auth_methods_supported: methods }: client.ServerMetadata,
): client.ClientAuth {
  if (clientSecret === null) return client.None()
  return methods && !methods.includes('client_secret_basic')
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret)
}

/** The configuration allows plain HTTP for this machine only. */
function isPlain({ issuer }: OidcProvider): boolean {
  return issuer.startsWith('http:')
}
