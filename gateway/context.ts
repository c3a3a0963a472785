import type { Logger } from 'pino'
import type { LayoutData } from '#gateway/layout/layout.ts'
import {
  type CacheScope,
  createCacheScope,
  watchCalls,
  watchCredentials,
} from './cache/cache-scope.ts'
import type { PublicRead } from './cache/public-read.ts'
import type { CategoryTree, LoadedTree } from './domains/product/category-tree.ts'
import { createLoaders, type Loaders } from './generated/loaders.ts'
import type { Credentials } from './session/credentials.ts'
import { createSession, type Session } from './session/session.ts'
import { withSession } from './session/session-upstream.ts'
import type { TokenRefresh } from './session/token-refresh.ts'
import type { Upstream, UpstreamClient, UpstreamTrace } from './upstream/upstream.ts'

/** What the loaders of a domain are made with, for one request. */
export type LoaderDeps = {
  /** An answer made with it is private, or no change would purge it from the cache. */
  readonly upstream: Upstream
  /** For public reads whose loader adds the tags of what it reads. */
  readonly taggedUpstream: Upstream
  readonly session: Session
  /** The tree in the language of the request, which all requests share until it changes. */
  categoryTree(load: (upstream: Upstream) => Promise<LoadedTree>): Promise<CategoryTree>
  /** False on a platform that has none of our extensions. */
  readonly hasExtensions: boolean
  /** Tags of the change feed that the answer depends on. */
  readonly tags: Set<string>
}

/** What one request carries. */
export type GatewayContext = {
  readonly requestId: string
  /** Two letters, such as hr. */
  readonly locale: string
  /** Three letters, such as hrv. */
  readonly language: string
  /** ISO 4217 code in which prices are answered. */
  readonly currency: string
  readonly publicUrl: string
  readonly mediaUrl: string
  /** Calls in the name of the visitor. */
  readonly upstream: Upstream
  readonly session: Session
  readonly clock: { now(): Date }
  readonly loaders: Loaders
  /** Last good copy; null until the services answered for the first time. */
  readonly layout: LayoutData | null
  /** Topics of the change feed that this answer depends on; resolvers and loaders add them. */
  readonly tags: Set<string>
  /** Whether the answer may be cached for everybody. */
  readonly cacheScope: CacheScope
  readonly signal: AbortSignal
  readonly log: Logger
  /** Calls made for this request; null unless they are to be shown. */
  readonly trace: UpstreamTrace[] | null
}

export type ContextRequest = {
  readonly requestId: string
  readonly signal: AbortSignal
  readonly locale?: string
  readonly clientAddress?: string
  readonly credentials: Credentials
  readonly log: Logger
}

export type ContextDeps = {
  readonly upstream: UpstreamClient
  readonly tokenRefresh: TokenRefresh
  readonly clock: { now(): Date }
  readonly layout: LayoutData | null
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly isTraced: boolean
  /** Without it the tree is loaded for each request. */
  readonly categoryTree: PublicRead<CategoryTree> | null
}

export function createContext(deps: ContextDeps, request: ContextRequest): GatewayContext {
  const { layout } = deps
  const { language, code2, currency } = localeOf(layout, request.locale)
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
    // It goes on when the visitor leaves.
    upstream: () => deps.upstream.scope({ ...scope, signal: new AbortController().signal }),
  })
  const plain = deps.upstream.scope({ ...scope, signal: request.signal })
  const unwatched = withSession(plain, session)
  const upstream = watchCalls(unwatched, cacheScope, { areTagged: false })
  const taggedUpstream = watchCalls(unwatched, cacheScope, { areTagged: true })
  const categoryTree: LoaderDeps['categoryTree'] = async (load) => {
    if (!deps.categoryTree) return (await load(taggedUpstream)).value
    return deps.categoryTree({
      key: language,
      scope: cacheScope,
      signal: request.signal,
      // It goes on when this visitor leaves and others wait for it.
      load: (signal) => load(deps.upstream.scope({ ...scope, signal })),
    })
  }
  const hasExtensions = layout?.hasExtensions ?? true
  return {
    requestId: request.requestId,
    locale: code2,
    language,
    currency,
    publicUrl: deps.publicUrl,
    mediaUrl: deps.mediaUrl,
    upstream,
    session,
    clock: deps.clock,
    loaders: createLoaders({
      upstream,
      taggedUpstream,
      session,
      tags,
      categoryTree,
      hasExtensions,
    }),
    layout,
    tags,
    cacheScope,
    signal: request.signal,
    log: request.log,
    trace,
  }
}

const DEFAULT_LANGUAGE = { code: 'hrv', code2: 'hr' }

/** In which language and currency a locale is answered. */
export function localeOf(layout: LayoutData | null, locale?: string) {
  const { allowedCurrencies = [], mainCurrencyId } = layout?.currencies ?? {}
  const known = locale ? layout?.languages.find(({ code2 }) => code2 === locale) : undefined
  const { code: language, code2 } = known ?? DEFAULT_LANGUAGE
  const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)?.code ?? 'EUR'
  return { language, code2, currency }
}
