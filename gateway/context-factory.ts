import type { Logger } from 'pino'
import type { CacheScope } from './cache/cache-scope.ts'
import type { PublicCache } from './cache/public-cache.ts'
import { createPublicRead } from './cache/public-read.ts'
import {
  type ContextDeps,
  type ContextRequest,
  createContext,
  type GatewayContext,
  localeOf,
} from './context.ts'
import type { CategoryTree } from './domains/product/category-tree.ts'
import type { LayoutData } from './layout/layout.ts'
import type { PageExecutionRequest } from './page-execution.ts'
import { anonymous, type Credentials } from './session/credentials.ts'
import { createTokenRefresh } from './session/token-refresh.ts'
import { createWatches } from './session/watches.ts'

/** Context that Yoga receives with a request. */
export type ServerContext = {
  readonly requestId: string
  readonly clientAddress?: string
  /** Aborts with the connection or the time limit. */
  readonly signal?: AbortSignal
  /** For an answer that goes on, which then ends with the connection alone. */
  readonly liftDeadline?: () => void
  /** Anonymous by default. */
  readonly credentials?: Credentials
  /** The context, if it exists already. */
  readonly made?: GatewayContext
  /** Two letters; the site's default unless it has content in that language. */
  readonly locale?: string
  /** Media type of an answer that may come from the cache. */
  readonly answerType?: string
  /**
   * For an answer to shared caches, which has no trace: takes the scope of its execution. An answer
   * from our cache is public, and has none.
   */
  noteScope?(scope: CacheScope): void
}

export type Visit = Pick<
  ServerContext,
  'requestId' | 'clientAddress' | 'credentials' | 'liftDeadline' | 'locale' | 'noteScope'
> & {
  readonly signal: AbortSignal
}

export type ContextFactoryOptions = Pick<ContextDeps, 'upstream' | 'publicUrl' | 'mediaUrl'> & {
  /** Without it payments go no further than our own origin. */
  readonly paymentHosts?: ContextDeps['paymentHosts']
  /** Without it no other site is shown in a frame. */
  readonly embedHosts?: ContextDeps['embedHosts']
  /** Without it nothing is shared between requests. */
  readonly cache?: PublicCache | null
  layout(): LayoutData | null
  /** Shows clients the upstream calls of their operations. */
  readonly isDemo: boolean
  readonly log: Logger
  readonly clock?: { now(): Date }
}

/** Bound of the trees of all languages; each may take a tenth of it. */
const MAX_TREE_BYTES = 64 * 1024 * 1024

export const SYSTEM_CLOCK = { now: () => new Date() }

/** Creates the context of every operation. */
export function createContextFactory(options: ContextFactoryOptions) {
  const { upstream, publicUrl, mediaUrl, isDemo, log, clock = SYSTEM_CLOCK } = options
  const tokenRefresh = createTokenRefresh()
  const watches = createWatches({
    log,
    upstream(requestId, signal) {
      const layout = options.layout()
      const { language } = localeOf(layout)
      return upstream.scope({ identity: layout?.identity ?? null, language, requestId, signal })
    },
  })
  const categoryTree = options.cache
    ? createPublicRead<CategoryTree>(options.cache, { maxBytes: MAX_TREE_BYTES, clock })
    : null

  function make(request: ContextRequest, isTraced: boolean): GatewayContext {
    const layout = options.layout()
    const paymentHosts = options.paymentHosts ?? { forms: [], scripts: [] }
    const embedHosts = options.embedHosts ?? []
    return createContext(
      {
        ...{ upstream, tokenRefresh, watches, clock, layout, publicUrl, mediaUrl },
        ...{ paymentHosts, embedHosts, isTraced, categoryTree },
      },
      request,
    )
  }

  function ofVisit(
    { noteScope, ...visit }: Visit,
    isTraced = isDemo && !noteScope,
  ): GatewayContext {
    const { credentials = anonymous() } = visit
    const made = make({ ...visit, credentials, log }, isTraced)
    noteScope?.(made.cacheScope)
    return made
  }

  return {
    ofVisit,
    /** Ends the answers that go on. */
    endStreams: () => watches.close(),
    /** Language and currency of an operation in this locale. */
    shown: (wanted?: string) => localeOf(options.layout(), wanted),

    ofPage({ requestId, locale, signal, credentials, clientAddress }: PageExecutionRequest) {
      const address = clientAddress ? { clientAddress } : {}
      return make(
        { requestId, locale, signal, credentials: credentials ?? anonymous(), log, ...address },
        false,
      )
    },
  }
}
