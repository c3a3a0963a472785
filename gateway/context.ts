import type { Logger } from 'pino'
import {
  type CacheScope,
  createCacheScope,
  watchCalls,
  watchCredentials,
} from './cache/cache-scope.ts'
import type { PublicRead } from './cache/public-read.ts'
import type { CategoryTree, LoadedTree } from './domains/product/category-tree.ts'
import { createDataSources, type DataSources } from './generated/data-sources.ts'
import { createLoaders, type Loaders } from './generated/loaders.ts'
import { type LayoutData, layoutIn } from './layout/layout.ts'
import { languageOf } from './layout/site-languages.ts'
import { placeOf } from './lib/place-of.ts'
import type { Credentials } from './session/credentials.ts'
import { createSession, type Session } from './session/session.ts'
import { withSession } from './session/session-upstream.ts'
import type { TokenRefresh } from './session/token-refresh.ts'
import type { Watch } from './session/watch.ts'
import type { Watches } from './session/watches.ts'
import type { PaymentHosts } from './upstream/payment-step.ts'
import type { Upstream, UpstreamClient, UpstreamTrace } from './upstream/upstream.ts'

/** What loaders and data source of a domain get, for one request. */
export type DomainDeps = {
  /** Reads through it make an answer private, since no tag would purge it. */
  readonly upstream: Upstream
  /** For public reads whose caller adds the tags. */
  readonly taggedUpstream: Upstream
  readonly session: Session
  /** The category tree in the request's language, shared by all requests until it changes. */
  categoryTree(load: (upstream: Upstream) => Promise<LoadedTree>): Promise<CategoryTree>
  /** False on a platform without our extensions. */
  readonly hasExtensions: boolean
  /** Of the prices; null until the services have answered once. */
  readonly currencyId: number | null
  /** Change feed tags of the answer. */
  readonly tags: Set<string>
}

export type DataSourceDeps = DomainDeps & { readonly loaders: Loaders }

/** The context of one request. */
export type GatewayContext = {
  readonly requestId: string
  /** ISO 639-1 code, such as hr. */
  readonly locale: string
  /** ISO 639-3 code, such as hrv. */
  readonly language: string
  /** ISO 4217 code of the prices. */
  readonly currency: string
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly paymentHosts: PaymentHosts
  readonly embedHosts: readonly string[]
  /** Calls on behalf of the visitor. */
  readonly upstream: Upstream
  readonly session: Session
  readonly clock: { now(): Date }
  /** Batch what is read by key. */
  readonly loaders: Loaders
  /** All other reads and writes of the services, by domain. */
  readonly dataSources: DataSources
  readonly watches: Watches
  /** Changes of a subject, until the connection ends. */
  follow<Subject, State>(
    watch: Watch<Subject, State>,
    subject: Subject,
  ): Promise<AsyncGenerator<State>>
  /** The last good copy in the language; null until the services have answered once. */
  readonly layout: LayoutData | null
  /** Change feed tags of the answer; resolvers, loaders and data sources add them. */
  readonly tags: Set<string>
  /** Whether the answer may be cached for everyone. */
  readonly cacheScope: CacheScope
  readonly signal: AbortSignal
  readonly log: Logger
  /** Calls of this request; null unless they are to be shown. */
  readonly trace: UpstreamTrace[] | null
}

export type ContextRequest = {
  readonly requestId: string
  readonly signal: AbortSignal
  readonly liftDeadline?: (() => void) | undefined
  readonly locale?: string
  readonly clientAddress?: string | undefined
  readonly credentials: Credentials
  readonly log: Logger
}

export type ContextDeps = {
  readonly upstream: UpstreamClient
  readonly tokenRefresh: TokenRefresh
  readonly watches: Watches
  readonly clock: { now(): Date }
  readonly layout: LayoutData | null
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly paymentHosts: PaymentHosts
  readonly embedHosts: readonly string[]
  readonly isTraced: boolean
  /** Without it the tree is loaded for each request. */
  readonly categoryTree: PublicRead<CategoryTree> | null
}

export function createContext(deps: ContextDeps, request: ContextRequest): GatewayContext {
  const { language, locale, currency } = localeOf(deps.layout, request.locale)
  const layout = deps.layout && layoutIn(deps.layout, language)
  const trace: UpstreamTrace[] | null = deps.isTraced ? [] : null
  const cacheScope = createCacheScope()
  const { tags } = cacheScope
  const scope = {
    identity: layout?.identity ?? null,
    language,
    requestId: request.requestId,
    ...(request.clientAddress ? { clientAddress: request.clientAddress } : {}),
    ...(trace ? { trace } : {}),
  }
  const session = createSession({
    credentials: watchCredentials(request.credentials, cacheScope),
    tokenRefresh: deps.tokenRefresh,
    // A refresh continues when the visitor leaves, because others may wait for it.
    upstream: () => deps.upstream.scope({ ...scope, signal: new AbortController().signal }),
  })
  const plain = deps.upstream.scope({ ...scope, signal: request.signal })
  const unwatched = withSession(plain, session)
  const upstream = watchCalls(unwatched, cacheScope, { areTagged: false })
  const taggedUpstream = watchCalls(unwatched, cacheScope, { areTagged: true })
  const categoryTree: DomainDeps['categoryTree'] = async (load) => {
    if (!deps.categoryTree) return (await load(taggedUpstream)).value
    return deps.categoryTree({
      key: language,
      scope: cacheScope,
      signal: request.signal,
      // The load continues when this visitor leaves, because others may wait for it.
      load: (signal) => load(deps.upstream.scope({ ...scope, signal })),
    })
  }
  const domainDeps: DomainDeps = {
    ...{ upstream, taggedUpstream, session, tags, categoryTree },
    hasExtensions: layout?.hasExtensions ?? true,
    currencyId: layout?.currencies.mainCurrencyId ?? null,
  }
  const loaders = createLoaders(domainDeps)
  return {
    requestId: request.requestId,
    locale,
    language,
    currency,
    publicUrl: deps.publicUrl,
    mediaUrl: deps.mediaUrl,
    paymentHosts: deps.paymentHosts,
    embedHosts: deps.embedHosts,
    upstream,
    session,
    clock: deps.clock,
    loaders,
    dataSources: createDataSources({ ...domainDeps, loaders }),
    watches: deps.watches,
    async follow(watch, subject) {
      const place = placeOf(request.clientAddress ?? '')
      const { signal } = request
      const changes = await watch.follow({ subject, place, signal })
      request.liftDeadline?.()
      return changes
    },
    layout,
    tags,
    cacheScope,
    signal: request.signal,
    log: request.log,
    trace,
  }
}

/** Language and currency of a locale; of the default one for a locale that the site does not have. */
export function localeOf(layout: LayoutData | null, wanted?: string) {
  const { allowedCurrencies = [], mainCurrencyId } = layout?.currencies ?? {}
  const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)?.code ?? 'EUR'
  return { ...languageOf(layout, wanted), currency }
}
