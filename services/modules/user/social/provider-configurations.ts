import * as client from 'openid-client'
import type { demoOidc } from '#services/modules/dev/api.ts'
import type { OidcProvider } from '#services/oidc-providers.ts'
import type { Clock } from '#services/platform/clock.ts'

/** Per request to a provider. */
const TIMEOUT_SECONDS = 5
const METADATA_LIFE_MS = 24 * 3_600_000

type Known = {
  readonly metadata: client.ServerMetadata
  readonly readAt: number
  /** The provider's keys in the library's cache format. */
  jwks?: ReturnType<typeof client.getJwksCache>
}

type ProviderConfiguration = {
  readonly configuration: client.Configuration
  /** Caches the keys that the library has read meanwhile. */
  keepKeys(): void
}

/** Reads what providers publish about themselves, once a day. */
export function createProviderConfigurations(
  clock: Clock,
  demo: ReturnType<typeof demoOidc>,
): (provider: OidcProvider) => Promise<ProviderConfiguration> {
  const known = new Map<string, Known>()

  /** The demo's own provider runs in this process and needs no network. */
  function fetchOf({ issuer }: OidcProvider): client.CustomFetch | undefined {
    if (!demo || issuer !== demo.provider.issuer) return undefined
    return async (url, { method, headers, body }) => {
      const form = body instanceof URLSearchParams ? body : null
      return await demo.server.handle(new Request(url, { method, headers, body: form }))
    }
  }

  async function knownOf(provider: OidcProvider): Promise<Known> {
    const cached = known.get(provider.key)
    const now = clock.now().getTime()
    if (cached && now - cached.readAt < METADATA_LIFE_MS) return cached
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
    const fresh = { metadata: read.serverMetadata(), readAt: now, jwks: cached?.jwks }
    known.set(provider.key, fresh)
    return fresh
  }

  /** Created for each use, so that the library uses our clock. */
  return async (provider) => {
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
