import { randomUUID } from 'node:crypto'
import { setInterval as every } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { SiteIdentity, Upstream, UpstreamClient } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { type DomainConfig, detectDomain } from '#services/contract/master.ts'
import { isUnknownCall } from './absence.ts'
import { createChangeFollower } from './change-follower.ts'
import type { LayoutData, LayoutParts } from './layout.ts'
import { LAYOUT_PARTS, LAYOUT_TOPICS, type LayoutPart, partsWithoutAnswers } from './parts.ts'

/** Maximum age of the layout on a platform without a change feed. */
const LIFETIME_MS = 60_000
const LIFETIME_CHECK_MS = 1_000
/**
 * An explicit time limit keeps this call out of the circuit breaker of `master`: a gateway that
 * starts before the services repeats it until they listen, which is no sign of a fault.
 */
const DETECT_TIMEOUT_MS = 10_000

export type LayoutListener = (topics: readonly string[], isGap: boolean) => void

export type LayoutStoreOptions = {
  readonly upstream: UpstreamClient
  /** The referer that identifies the site. */
  readonly publicUrl: string
  /** ISO 639-3 code of names and texts. */
  readonly language?: string
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
}

export type LayoutStore = {
  /** Returns at once and waits for the services in the background, without a time limit. */
  start(): void
  /** Null until the first copy is loaded; the gateway is not ready before. */
  current(): LayoutData | null
  /** Resolves with the first copy; rejects when the store is closed before. */
  ready(): Promise<LayoutData>
  /** Maximum age of cached answers; null while the change feed reports every change. */
  maxAgeMs(): number | null
  /** Called after the layout itself is up to date; returns a function that unsubscribes. */
  onChange(listener: LayoutListener): () => void
  close(): Promise<void>
}

export function createLayoutStore(options: LayoutStoreOptions): LayoutStore {
  const { upstream, publicUrl, language = 'hrv', log, clock } = options
  const life = new AbortController()
  const listeners = new Set<LayoutListener>()
  const first = Promise.withResolvers<LayoutData>()
  // The rejection would be unhandled if the store is closed before anything waits for it.
  first.promise.catch(() => undefined)

  let layout: LayoutData | null = null
  let identity: SiteIdentity | null = null
  let loadedAt = 0
  /** Parts that failed and are being retried. */
  const missing = new Set<LayoutPart>()
  let running: Promise<void> = Promise.resolve()
  let refreshing: Promise<void> = Promise.resolve()

  const upstreamFor = (signal: AbortSignal): Upstream =>
    upstream.scope({ identity, language, requestId: randomUUID(), signal })

  const follower = createChangeFollower({
    upstream: upstreamFor,
    onChange: apply,
    onWrongKey: () => refresh(LAYOUT_PARTS),
    log,
  })

  function notify(topics: readonly string[], isGap: boolean): void {
    for (const listener of listeners) listener(topics, isGap)
  }

  /** Refreshes the layout before the pages that show it are purged. */
  function apply(topics: readonly string[], isGap: boolean): void {
    const others = topics.filter((topic) => !LAYOUT_TOPICS.has(topic))
    if (isGap || others.length > 0) notify(others, isGap)
    if (isGap) refresh(LAYOUT_PARTS)
    else refresh(LAYOUT_PARTS.filter((part) => part.topics.some((topic) => topics.includes(topic))))
  }

  /** Sequential, so that an older answer never replaces a newer one. */
  function refresh(parts: readonly LayoutPart[]): void {
    if (parts.length === 0) return
    refreshing = refreshing.then(() => loadWithRetries(parts)).catch(reportUnlessClosed)
  }

  async function loadWithRetries(parts: readonly LayoutPart[]): Promise<void> {
    const failed = await load(parts)
    if (failed.length > 0) retryLater(failed)
  }

  /** Outside the queue, so that a failing part does not delay the others. */
  function retryLater(parts: readonly LayoutPart[]): void {
    const pauses = growingPauses({ firstMs: 500, longestMs: 30_000 })
    const retry = async (own: readonly LayoutPart[]): Promise<void> => {
      for (let left = own; left.length > 0; left = left.filter((part) => missing.has(part))) {
        await pauses.wait(life.signal)
        const again = left
        const attempt = refreshing.then(() => load(again))
        // The queue continues; the caller of the attempt reports its failure.
        refreshing = attempt.then(ignore, ignore)
        await attempt
      }
    }
    // The others are being retried already.
    const own = parts.filter((part) => !missing.has(part))
    for (const part of own) missing.add(part)
    retry(own)
      .catch(reportUnlessClosed)
      .finally(() => {
        for (const part of own) missing.delete(part)
      })
  }

  /** Returns the parts that failed; they keep their last good copy. */
  async function load(parts: readonly LayoutPart[]): Promise<readonly LayoutPart[]> {
    life.signal.throwIfAborted()
    const domain = await detectAgain(parts)
    if (!identity || !domain) throw new Error('The layout needs the domain first')
    const site = identity
    const source = upstreamFor(life.signal)
    const answers = await Promise.allSettled(parts.map((part) => part.load(source, language, site)))
    life.signal.throwIfAborted()

    const failed: LayoutPart[] = []
    const fresh: Partial<LayoutParts>[] = []
    const topics = new Set<string>()
    for (const [index, part] of parts.entries()) {
      const answer = answers[index]
      if (answer?.status === 'fulfilled') {
        fresh.push(answer.value)
        missing.delete(part)
        for (const topic of part.topics) topics.add(topic)
      } else if (follower.state() === 'unknown' && isUnknownCall(answer?.reason)) {
        // Such a platform is read once a minute anyway; until then the part has its default.
        missing.delete(part)
      } else {
        failed.push(part)
        // Logged once while it is missing.
        if (missing.has(part)) continue
        const cause = logged(answer?.reason)
        log.warn({ ...cause, part: part.name }, 'layout part keeps its last good copy')
      }
    }
    layout = Object.assign(
      {
        ...(layout ?? partsWithoutAnswers(domain)),
        identity,
        domain,
        hasExtensions: follower.state() !== 'unknown',
      },
      ...fresh,
    )
    loadedAt = clock.now().getTime()
    if (layout) first.resolve(layout)
    // A failed part purges no pages: the cached ones may be all that can be shown.
    if (topics.size > 0) notify([...topics], false)
    return failed
  }

  async function detectAgain(parts: readonly LayoutPart[]): Promise<DomainConfig | null> {
    const known = layout?.domain ?? null
    if (known && !parts.some((part) => part.topics.includes('settings'))) return known
    try {
      const domain = await upstreamFor(life.signal).call(
        detectDomain,
        {},
        { referer: `${publicUrl}/`, timeoutMs: DETECT_TIMEOUT_MS },
      )
      identity = identityOf(domain)
      return domain
    } catch (error) {
      if (!known) throw error
      log.warn(logged(error), 'domain keeps its last good copy')
      return known
    }
  }

  async function waitForDomain(): Promise<void> {
    const pauses = growingPauses({ firstMs: 100, longestMs: 3_000 })
    while (!identity) {
      try {
        await detectAgain(LAYOUT_PARTS)
      } catch (error) {
        life.signal.throwIfAborted()
        const level = error instanceof UpstreamError ? 'info' : 'warn'
        log[level](logged(error), 'waiting for the services')
        await pauses.wait(life.signal)
      }
    }
  }

  async function run(): Promise<void> {
    await waitForDomain()
    while (!life.signal.aborted) {
      await follower.begin(life.signal)
      notify([], true)
      refresh(LAYOUT_PARTS)
      await refreshing
      if (follower.state() === 'unknown') await lifetimeIsOver()
      else await follower.follow(life.signal)
    }
  }

  async function lifetimeIsOver(): Promise<void> {
    for await (const _ of every(LIFETIME_CHECK_MS, undefined, {
      signal: life.signal,
      ref: false,
    })) {
      if (clock.now().getTime() - loadedAt >= LIFETIME_MS) return
    }
  }

  function reportUnlessClosed(error: unknown): void {
    if (!life.signal.aborted) log.error({ err: error }, 'layout refresh failed')
  }

  return {
    start: () => {
      running = run().catch(reportUnlessClosed)
    },
    current: () => layout,
    ready: () => first.promise,
    maxAgeMs: () => (follower.state() === 'followed' ? null : LIFETIME_MS),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      life.abort()
      first.reject(new Error('The layout store is closed'))
      await running
      await refreshing
    },
  }
}

function identityOf(domain: DomainConfig): SiteIdentity {
  return {
    apiKey: domain.apiKeyToken,
    site: String(domain.siteID),
    store: String(domain.storeID ?? domain.siteID),
  }
}

function ignore(): void {
  // Reported elsewhere.
}
