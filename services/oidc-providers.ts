import { z } from 'zod'

export type OidcProvider = {
  /** Identifies the provider in addresses and rows; never changes. */
  readonly key: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  /** Null for a public client, protected by PKCE only. */
  readonly clientSecret: string | null
  readonly scopes: readonly string[]
}

const VARIABLE = 'OIDC_PROVIDERS'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const provider = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }).refine(isSafe, 'must begin with https://'),
  clientId: z.string().min(1),
  /** Name of the variable with the secret, so that this one holds no secret. */
  clientSecretEnv: z.string().min(1).optional(),
  scopes: z.array(z.string().min(1)).default(['openid', 'email', 'profile']),
})

/** Expects no empty variables. */
export function readProviders(variables: NodeJS.ProcessEnv): {
  readonly records: readonly OidcProvider[]
  readonly faults: readonly string[]
} {
  const text = variables[VARIABLE]
  if (!text) return { records: [], faults: [] }
  const parsed = z.array(provider).safeParse(parseJson(text))
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${[VARIABLE, ...path].join('.')}: ${message}`,
    )
    return { records: [], faults }
  }

  const faults: string[] = []
  const records = parsed.data.map(({ clientSecretEnv, ...rest }) => {
    const clientSecret = clientSecretEnv ? (variables[clientSecretEnv] ?? null) : null
    if (clientSecretEnv && !clientSecret) faults.push(`${clientSecretEnv}: missing`)
    return { ...rest, clientSecret }
  })
  if (new Set(records.map(({ key }) => key)).size < records.length) {
    faults.push(`${VARIABLE}: two have the same key`)
  }
  return { records, faults }
}

/** Tokens are sent to it: plain HTTP is allowed only on this machine. */
function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || LOOPBACK.has(hostname)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // answered as a value of the wrong shape
  }
}
