import { setInterval as every } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import { createChangeFollower } from './change-follower.ts'
import type { LayoutData } from './layout.ts'
import { createLayoutCopy, type LoadResult } from './layout-copy.ts'
import { LAYOUT_PARTS, LAYOUT_TOPICS, type LayoutPart } from './parts.ts'
import { createRefreshQueue } from './refresh-queue.ts'

/** Maximum age of the layout on a platform without a change feed. */
const LIFETIME_MS = 60_000
const LIFETIME_CHECK_MS = 1_000
export type LayoutListener = (topics: readonly string[], isGap: boolean) => void

export type LayoutStoreOptions = {
  readonly upstream: UpstreamClient
  /** The referer that identifies the site. */
  readonly publicUrl: string
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
  const { upstream, publicUrl, log, clock } = options
  const life = new AbortController()
  const { signal } = life
  const listeners = new Set<LayoutListener>()
  const first = Promise.withResolvers<LayoutData>()
  // The rejection would be unhandled if the store is closed before anything waits for it.
  first.promise.catch(() => undefined)
  let loadedAt = 0
  let running: Promise<void> = Promise.resolve()

  const hasFeed = () => follower.state() !== 'unknown'
  const copy = createLayoutCopy({ upstream, publicUrl, log, hasFeed, signal })
  const queue = createRefreshQueue({ load, onError: reportUnlessClosed, log, signal })
  const follower = createChangeFollower({
    upstream: copy.upstream,
    onChange: apply,
    onWrongKey: () => queue.refresh(LAYOUT_PARTS),
    log,
  })

  function notify(topics: readonly string[], isGap: boolean): void {
    for (const listener of listeners) listener(topics, isGap)
  }

  /** Refreshes the layout before the pages that show it are purged. */
  function apply(topics: readonly string[], isGap: boolean): void {
    const others = topics.filter((topic) => !LAYOUT_TOPICS.has(topic))
    if (isGap || others.length > 0) notify(others, isGap)
    const isStale = (part: LayoutPart) => part.topics.some((topic) => topics.includes(topic))
    queue.refresh(isGap ? LAYOUT_PARTS : LAYOUT_PARTS.filter(isStale))
  }

  async function load(parts: readonly LayoutPart[]): Promise<LoadResult['failed']> {
    const { layout, topics, failed } = await copy.load(parts)
    loadedAt = clock.now().getTime()
    first.resolve(layout)
    // A failed part purges no pages: the cached ones may be all that can be shown.
    if (topics.length > 0) notify(topics, false)
    return failed
  }

  async function run(): Promise<void> {
    await copy.waitForDomain()
    while (!signal.aborted) {
      await follower.begin(signal)
      notify([], true)
      queue.refresh(LAYOUT_PARTS)
      await queue.settled()
      if (hasFeed()) await follower.follow(signal)
      else await lifetimeIsOver()
    }
  }

  async function lifetimeIsOver(): Promise<void> {
    for await (const _ of every(LIFETIME_CHECK_MS, undefined, { signal, ref: false })) {
      if (clock.now().getTime() - loadedAt >= LIFETIME_MS) return
    }
  }

  function reportUnlessClosed(error: unknown): void {
    if (!signal.aborted) log.error({ err: error }, 'layout refresh failed')
  }

  return {
    start: () => {
      running = run().catch(reportUnlessClosed)
    },
    current: copy.current,
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
      await queue.settled()
    },
  }
}
