import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { SiteIdentity, Upstream, UpstreamClient } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { type DomainConfig, detectDomain } from '#services/contract/master.ts'
import { isUnknownCall } from './absence.ts'
import type { LayoutData, LayoutParts } from './layout.ts'
import { LAYOUT_PARTS, type LayoutPart, partsWithoutAnswers } from './parts.ts'

/**
 * An explicit time limit keeps this call out of the circuit breaker of `master`: a gateway that
 * starts before the services repeats it until they listen, which is no sign of a fault.
 */
const DETECT_TIMEOUT_MS = 10_000

export type LayoutCopyOptions = {
  readonly upstream: UpstreamClient
  readonly publicUrl: string
  readonly language: string
  readonly log: FastifyBaseLogger
  /** False on a platform that has no change feed. */
  hasFeed(): boolean
  /** Ends all that is being loaded. */
  readonly signal: AbortSignal
}

export type LoadResult = {
  readonly layout: LayoutData
  /** Tags of the parts that were loaded. */
  readonly topics: readonly string[]
  /** Parts that keep their last good copy, with the reason. */
  readonly failed: ReadonlyMap<LayoutPart, unknown>
}

export type LayoutCopy = {
  current(): LayoutData | null
  upstream(signal: AbortSignal): Upstream
  /** Waits without a time limit until the services answer which site this is. */
  waitForDomain(): Promise<void>
  load(parts: readonly LayoutPart[]): Promise<LoadResult>
}

/** The last good copy of each part. */
export function createLayoutCopy(options: LayoutCopyOptions): LayoutCopy {
  const { publicUrl, language, log, signal } = options
  let layout: LayoutData | null = null
  let identity: SiteIdentity | null = null

  const upstream = (untilAborted: AbortSignal): Upstream =>
    options.upstream.scope({
      ...{ identity, language, requestId: randomUUID(), signal: untilAborted },
    })

  async function detectAgain(parts: readonly LayoutPart[]): Promise<DomainConfig | null> {
    const known = layout?.domain ?? null
    if (known && !parts.some((part) => part.topics.includes('settings'))) return known
    try {
      const domain = await upstream(signal).call(
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
        signal.throwIfAborted()
        const level = error instanceof UpstreamError ? 'info' : 'warn'
        log[level](logged(error), 'waiting for the services')
        await pauses.wait(signal)
      }
    }
  }

  async function load(parts: readonly LayoutPart[]): Promise<LoadResult> {
    signal.throwIfAborted()
    const domain = await detectAgain(parts)
    if (!identity || !domain) throw new Error('The layout needs the domain first')
    const site = identity
    const source = upstream(signal)
    const answers = await Promise.allSettled(parts.map((part) => part.load(source, language, site)))
    signal.throwIfAborted()

    const failed = new Map<LayoutPart, unknown>()
    const fresh: Partial<LayoutParts>[] = []
    const topics = new Set<string>()
    for (const [index, part] of parts.entries()) {
      const answer = answers[index]
      if (answer?.status === 'fulfilled') {
        fresh.push(answer.value)
        for (const topic of part.topics) topics.add(topic)
      } else if (options.hasFeed() || !isUnknownCall(answer?.reason)) {
        // A platform without a feed is read once a minute anyway; until then a part that it does
        // not know has its default.
        failed.set(part, answer?.reason)
      }
    }
    const before = layout ?? partsWithoutAnswers(domain)
    const ofSite = { identity, domain, hasExtensions: options.hasFeed() }
    const loaded: LayoutData = Object.assign({ ...before, ...ofSite }, ...fresh)
    layout = loaded
    return { layout: loaded, topics: [...topics], failed }
  }

  return { current: () => layout, upstream, waitForDomain, load }
}

function identityOf(domain: DomainConfig): SiteIdentity {
  return {
    apiKey: domain.apiKeyToken,
    site: String(domain.siteID),
    store: String(domain.storeID ?? domain.siteID),
  }
}
