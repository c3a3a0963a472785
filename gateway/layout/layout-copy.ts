import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { SiteIdentity, Upstream, UpstreamClient } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { type DomainConfig, detectDomain } from '#services/contract/master.ts'
import { isUnknownCall } from './absence.ts'
import { type LayoutData, type LayoutParts, layoutIn } from './layout.ts'
import { LAYOUT_PARTS, type LayoutPart, partsWithoutAnswers } from './parts.ts'
import { languageOf, type SiteLanguage, siteLanguages } from './site-languages.ts'

/**
 * An explicit time limit keeps this call out of the circuit breaker of `master`: a gateway that
 * starts before the services repeats it until they listen, which is no sign of a fault.
 */
const DETECT_TIMEOUT_MS = 10_000

export type LayoutCopyOptions = {
  readonly upstream: UpstreamClient
  readonly publicUrl: string
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

type Outcome = {
  readonly failed: Map<LayoutPart, unknown>
  readonly topics: Set<string>
}

/** The last good copy of each part. */
export function createLayoutCopy(options: LayoutCopyOptions): LayoutCopy {
  const { publicUrl, log, signal } = options
  let layout: LayoutData | null = null
  let identity: SiteIdentity | null = null

  const upstream = (untilAborted: AbortSignal, language = languageOf(layout).language): Upstream =>
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
    const ofSite = { identity, domain, hasExtensions: options.hasFeed() }
    const before = layout ?? { ...partsWithoutAnswers(domain), texts: new Map() }
    const outcome: Outcome = { failed: new Map(), topics: new Set() }
    const loaded = await withParts({ ...before, ...ofSite }, parts, siteLanguages(layout), outcome)
    // The options may have named languages whose texts are not known yet.
    const added = siteLanguages(loaded).filter(({ language }) => !loaded.texts.has(language))
    const translated = LAYOUT_PARTS.filter((part) => part.isTranslated)
    layout = inDefaultLanguage(
      added.length === 0 ? loaded : await withParts(loaded, translated, added, outcome),
    )
    return { layout, topics: [...outcome.topics], failed: outcome.failed }
  }

  /** Reads each part, those with texts in each of the languages. */
  async function withParts(
    before: LayoutData,
    parts: readonly LayoutPart[],
    languages: readonly SiteLanguage[],
    outcome: Outcome,
  ): Promise<LayoutData> {
    const reads = parts.flatMap((part) =>
      (part.isTranslated ? languages : [null]).map((one) => ({ part, language: one?.language })),
    )
    const answers = await Promise.allSettled(
      reads.map(({ part, language }) =>
        part.load(
          upstream(signal, language),
          language ?? languageOf(layout).language,
          before.identity,
        ),
      ),
    )
    signal.throwIfAborted()
    const fresh: Partial<LayoutParts>[] = []
    const texts = new Map(before.texts)
    for (const [index, { part, language }] of reads.entries()) {
      const answer = answers[index]
      if (answer?.status !== 'fulfilled') {
        noteFailure(part, answer?.reason, outcome)
        continue
      }
      for (const topic of part.topics) outcome.topics.add(topic)
      if (language === undefined) fresh.push(answer.value)
      else texts.set(language, { ...texts.get(language), ...answer.value })
    }
    return Object.assign({ ...before, texts }, ...fresh)
  }

  /**
   * A platform without a feed is read once a minute anyway; until then a part that it does not know
   * has its default.
   */
  function noteFailure(part: LayoutPart, reason: unknown, { failed }: Outcome): void {
    if (options.hasFeed() || !isUnknownCall(reason)) failed.set(part, reason)
  }

  return { current: () => layout, upstream, waitForDomain, load }
}

/** Languages that the site has no more are forgotten. */
function inDefaultLanguage(layout: LayoutData): LayoutData {
  const languages = siteLanguages(layout)
  const texts = new Map(
    languages.map(({ language }) => [language, layout.texts.get(language) ?? {}]),
  )
  return layoutIn({ ...layout, texts }, languages[0].language)
}

function identityOf(domain: DomainConfig): SiteIdentity {
  return {
    apiKey: domain.apiKeyToken,
    site: String(domain.siteID),
    store: String(domain.storeID ?? domain.siteID),
  }
}
