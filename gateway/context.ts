import type { Logger } from 'pino'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { createLoaders, type Loaders } from './generated/loaders.ts'
import type { Renewals } from './session/renewals.ts'
import { createSession, type Session } from './session/session.ts'
import { withSession } from './session/session-upstream.ts'
import type { Wallet } from './session/wallet.ts'
import type { Upstream, UpstreamClient, UpstreamTrace } from './upstream/upstream.ts'

/** What the loaders of a domain are made with, for one request. */
export type LoaderDeps = {
  readonly upstream: Upstream
  readonly session: Session
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
  /** Calls in the name of whoever asks. */
  readonly upstream: Upstream
  readonly session: Session
  readonly clock: { now(): Date }
  readonly loaders: Loaders
  /** Last good copy; null until the services answered for the first time. */
  readonly layout: LayoutData | null
  /** Topics of the change feed that this answer depends on; resolvers and loaders add them. */
  readonly tags: Set<string>
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
  readonly wallet: Wallet
  readonly log: Logger
}

export type ContextDeps = {
  readonly upstream: UpstreamClient
  readonly renewals: Renewals
  readonly clock: { now(): Date }
  readonly layout: LayoutData | null
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly isTraced: boolean
}

export function createContext(deps: ContextDeps, request: ContextRequest): GatewayContext {
  const { layout } = deps
  const language = findLanguage(layout, request.locale)
  const trace: UpstreamTrace[] | null = deps.isTraced ? [] : null
  const tags = new Set<string>()
  const scope = {
    identity: layout?.identity ?? null,
    language: language.code,
    requestId: request.requestId,
    ...(request.clientAddress ? { clientAddress: request.clientAddress } : {}),
    ...(trace ? { trace } : {}),
  }
  const session = createSession({
    wallet: request.wallet,
    renewals: deps.renewals,
    // No visitor's leaving ends it.
    upstream: () => deps.upstream.scope({ ...scope, signal: new AbortController().signal }),
  })
  const plain = deps.upstream.scope({ ...scope, signal: request.signal })
  const upstream = withSession(plain, session)
  return {
    requestId: request.requestId,
    locale: language.code2,
    language: language.code,
    currency: mainCurrencyCode(layout),
    publicUrl: deps.publicUrl,
    mediaUrl: deps.mediaUrl,
    upstream,
    session,
    clock: deps.clock,
    loaders: createLoaders({ upstream, session, tags }),
    layout,
    tags,
    signal: request.signal,
    log: request.log,
    trace,
  }
}

const DEFAULT_LANGUAGE = { code: 'hrv', code2: 'hr' }

function findLanguage(layout: LayoutData | null, locale: string | undefined) {
  if (!locale) return DEFAULT_LANGUAGE
  return layout?.languages.find(({ code2 }) => code2 === locale) ?? DEFAULT_LANGUAGE
}

function mainCurrencyCode(layout: LayoutData | null): string {
  const { allowedCurrencies = [], mainCurrencyId } = layout?.currencies ?? {}
  return allowedCurrencies.find(({ id }) => id === mainCurrencyId)?.code ?? 'EUR'
}
