import { isIP } from 'node:net'
import { z } from 'zod'
import { type RemoteSubschema, remoteSubschemas } from '#gateway/remote/remote-subschema.ts'
import type { PaymentHosts } from '#gateway/upstream/payment-step.ts'
import type { ServiceName } from '#services/contract/call.ts'
import { gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { SERVICE_NAMES } from '#services/contract/generated/names.ts'
import { INDEX_NOW_KEY } from '#services/contract/index-now-key.ts'

export type GatewayConfig = {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string
  /** ALLOWED_ORIGINS: other origins whose pages may call /graphql as apps do. */
  readonly allowedOrigins: readonly string[]
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  /** Prefix of picture addresses, without a trailing slash: a path or the origin of a CDN. */
  readonly mediaUrl: string
  /**
   * PAYMENT_HOSTS: providers to which payment forms may be posted; PAYMENT_SCRIPT_HOSTS: providers
   * whose scripts draw buttons. Our own origin needs no mention.
   */
  readonly paymentHosts: PaymentHosts
  /** TAG_HOSTS: besides Google's, hosts of what the tag manager loads. */
  readonly tagHosts: readonly string[]
  /** EMBED_HOSTS: sites that sections of pages may show in frames, once the visitor agrees. */
  readonly embedHosts: readonly string[]
  /** INDEXNOW_KEY: search engines find it at `/<key>.txt`; null without announcements. */
  readonly indexNowKey: string | null
  readonly dataDir: string
  readonly logLevel: string
  /** PAGE_CACHE=off renders every page and executes every operation. */
  readonly hasPageCache: boolean
  /** TRUSTED_DOCUMENTS: folder with manifests of the operations of other clients. */
  readonly trustedDocuments: string | null
  /** Rejects operations that are neither in `generated/documents.json` nor in a manifest. */
  readonly trustedDocumentsOnly: boolean
  /** GRAPHQL_JIT=off compiles no operations. */
  readonly isCompiling: boolean
  /** METRICS_TOKEN: bearer token for /metrics; without it only private addresses may read them. */
  readonly metricsToken: string | null
  /** SESSION_SECRET: authenticates the gateway's `x-forwarded-for` to the services. */
  readonly gatewayKey: string | null
  /** TRUSTED_PROXIES: proxies whose `x-forwarded-for` is trusted. */
  readonly trustedProxies: readonly string[]
  /** REMOTE_SUBSCHEMAS: external GraphQL services that are stitched into ours. */
  readonly remoteSubschemas: readonly RemoteSubschema[]
  /** Share of catalogue answers that are validated against the contract, 0 to 1. */
  readonly catalogueCheckRate: number
}

export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The gateway cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const originUrl = httpUrl
  .refine((url) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`, {
    error: 'must be an origin, without path, query or user',
  })
  .transform((url) => new URL(url).origin)
const commaSeparated = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
/** Origins or hosts, separated by commas; a host is one of https. */
const providerOrigins = commaSeparated
  .transform((all) => all.map((one) => (one.includes('://') ? one : `https://${one}`)))
  .pipe(z.array(originUrl))
/** Without encryption anyone between could serve the page that sends operations. */
const appOrigins = commaSeparated.pipe(
  z.array(
    originUrl.refine(isAppOrigin, {
      error: 'must be https origins without wildcards; only localhost may be http',
    }),
  ),
)
const mediaUrl = z.union([z.string().regex(/^\/[\w/-]+$/), httpUrl], {
  error: 'must be a path or an http(s) address',
})

const environment = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PUBLIC_URL: originUrl.optional(),
  ALLOWED_ORIGINS: appOrigins,
  SERVICES_URL: httpUrl.default('http://127.0.0.1:4100'),
  MEDIA_URL: mediaUrl.default('/media'),
  PAYMENT_HOSTS: providerOrigins,
  PAYMENT_SCRIPT_HOSTS: providerOrigins,
  TAG_HOSTS: providerOrigins,
  EMBED_HOSTS: providerOrigins,
  INDEXNOW_KEY: z
    .string()
    .regex(INDEX_NOW_KEY, { error: 'must be 8 to 128 letters, digits or hyphens' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  PAGE_CACHE: z.stringbool().default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  GRAPHQL_JIT: z.stringbool().default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('none')
    .transform((text) => (text === 'none' ? [] : text.split(',').map((one) => one.trim())))
    .refine((all) => all.every(isPlace), {
      error: 'must be addresses or networks such as 10.0.0.0/8, or none',
    }),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUSTED_DOCUMENTS: z.string().optional(),
  TRUSTED_DOCUMENTS_ONLY: z.stringbool().default(false),
  ...Object.fromEntries(SERVICE_NAMES.map((name) => [serviceVariable(name), httpUrl.optional()])),
})

export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  // An empty variable counts as missing.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

  const isProduction = given['MODE'] === 'production'
  if (isProduction && !given['PUBLIC_URL']?.startsWith('https://')) {
    faults.push('PUBLIC_URL: must be an https address in production')
  }
  // A demo lets anyone log in as anyone, so a public site must set MODE explicitly.
  if (!given['MODE'] && given['PUBLIC_URL']?.startsWith('https://')) {
    faults.push('MODE: must be demo or production when PUBLIC_URL is https')
  }
  if (isProduction && !given['SERVICES_URL']) {
    faults.push('SERVICES_URL: must be set in production')
  }
  // Otherwise all visitors would share the limits of one address.
  if (isProduction && !given['TRUSTED_PROXIES']) {
    faults.push('TRUSTED_PROXIES: must name the proxies before the gateway, or none')
  }
  if (isProduction && !given['SESSION_SECRET']) {
    faults.push('SESSION_SECRET: must be that of the services in production')
  }
  for (const name of ['PAYMENT_HOSTS', 'PAYMENT_SCRIPT_HOSTS', 'TAG_HOSTS'] as const) {
    const all = parsed.data?.[name] ?? []
    if (isProduction && all.some((origin) => !origin.startsWith('https://'))) {
      faults.push(`${name}: must be https addresses in production`)
    }
  }
  const remotes = remoteSubschemas(given, SERVICE_NAMES).safeParse(
    given['REMOTE_SUBSCHEMAS'] ?? '[]',
  )
  for (const { path, message } of remotes.error?.issues ?? []) {
    faults.push(`${['REMOTE_SUBSCHEMAS', ...path].join('.')}: ${message}`)
  }
  if (!parsed.success || !remotes.success || faults.length > 0) throw new ConfigError(faults)

  const values = parsed.data
  return {
    mode: values.MODE,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    allowedOrigins: values.ALLOWED_ORIGINS,
    serviceUrls: serviceUrls(given, values.SERVICES_URL),
    mediaUrl: values.MEDIA_URL.replace(/\/+$/, ''),
    paymentHosts: { forms: values.PAYMENT_HOSTS, scripts: values.PAYMENT_SCRIPT_HOSTS },
    tagHosts: values.TAG_HOSTS,
    embedHosts: values.EMBED_HOSTS,
    indexNowKey: values.INDEXNOW_KEY ?? null,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    hasPageCache: values.PAGE_CACHE,
    trustedDocuments: values.TRUSTED_DOCUMENTS ?? null,
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS_ONLY,
    isCompiling: values.GRAPHQL_JIT,
    metricsToken: values.METRICS_TOKEN ?? null,
    gatewayKey: values.SESSION_SECRET ? gatewayKeyOf(values.SESSION_SECRET) : null,
    trustedProxies: values.TRUSTED_PROXIES,
    remoteSubschemas: remotes.data,
    catalogueCheckRate: isProduction ? 0.02 : 1,
  }
}

function isAppOrigin(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (protocol === 'https:' || hostname === 'localhost') && !hostname.includes('*')
}

function isPlace(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return isIP(address) !== 0 && fits && rest.length === 0
}

function serviceVariable(name: ServiceName): string {
  return `SERVICE_URL_${name.toUpperCase()}`
}

function serviceUrls(
  given: Record<string, string | undefined>,
  fallback: string,
): Record<ServiceName, string> {
  const urls = SERVICE_NAMES.map((name) => {
    return [name, given[serviceVariable(name)]?.replace(/\/+$/, '') ?? fallback]
  })
  return Object.fromEntries(urls) as Record<ServiceName, string>
}
