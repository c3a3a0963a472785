import type { PageCache } from './page-cache.ts'
import type { PageDemand, PageMaker } from './page-maker.ts'
import { type PurgeWatch, SETTLING_MS, type Watch } from './purge-watch.ts'
import type { StoredPage } from './stored-page.ts'

export type PageSource = {
  /** The kept page, or one being made, or a new one. Rejects only when the signal aborts. */
  get(demand: PageDemand, signal: AbortSignal): Promise<StoredPage>
}

export type PageSourceOptions = {
  readonly cache: PageCache
  readonly purges: PurgeWatch
  readonly make: PageMaker
  /** How old a page may grow; null while every change is told. */
  maxAgeMs(): number | null
  readonly clock: { now(): Date }
}

/** A whole page that has grown too old is better than a broken one, but not for ever. */
const OLDEST_SPARE_MS = 60 * 60_000
const REST_MS = 5_000

type Making = {
  readonly page: Promise<StoredPage>
  readonly watch: Watch
  readonly controller: AbortController
  waiting: number
}

export function createPageSource(options: PageSourceOptions): PageSource {
  const { cache, purges, make, maxAgeMs, clock } = options
  const underWay = new Map<string, Making>()

  function isFresh(page: StoredPage): boolean {
    const now = clock.now().getTime()
    if (page.restsUntil !== null && now < page.restsUntil) return true
    if (page.expiresAt !== null && now >= page.expiresAt) return false
    const maxAge = maxAgeMs()
    return maxAge === null || now - page.madeAt < maxAge
  }

  async function makeAndKeep(
    key: string,
    { demand, kept, watch, signal }: Order,
  ): Promise<StoredPage> {
    const page = await make(demand, signal)
    const now = clock.now().getTime()
    if (!page.isWhole) {
      if (signal.aborted) return page
      if (!kept || watch.isTouched(kept.tags) || now - kept.madeAt > OLDEST_SPARE_MS) return page
      const spare = { ...kept, restsUntil: now + REST_MS }
      await cache.keep(key, spare)
      return spare
    }
    const isOutdated = page.shelf === 'missing' ? watch.isOvertaken() : watch.isTouched(page.tags)
    if (isOutdated) return page
    if (!purges.isSettling(page.tags)) {
      await cache.keep(key, page)
      return page
    }
    const settledAt = now + SETTLING_MS
    const brief = { ...page, expiresAt: Math.min(page.expiresAt ?? settledAt, settledAt) }
    await cache.keep(key, brief)
    return brief
  }

  function begin(key: string, demand: PageDemand, kept: StoredPage | null): Making {
    const controller = new AbortController()
    const watch = purges.watch()
    const page = makeAndKeep(key, { demand, kept, watch, signal: controller.signal }).finally(
      () => {
        watch.end()
        if (underWay.get(key) === making) underWay.delete(key)
      },
    )
    const making: Making = { page, watch, controller, waiting: 0 }
    underWay.set(key, making)
    return making
  }

  /** The work stops when the last one who waits for it has left. */
  async function join(key: string, making: Making, signal: AbortSignal): Promise<StoredPage> {
    const leave = () => {
      making.waiting -= 1
      if (making.waiting > 0) return
      if (underWay.get(key) === making) underWay.delete(key)
      making.controller.abort()
    }
    making.waiting += 1
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await making.page
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    get: async (demand, signal) => {
      const { key } = demand
      if (key === null) return make(demand, signal)
      const kept = await cache.find(key)
      if (kept && isFresh(kept)) return kept
      const running = underWay.get(key)
      const isJoinable = running !== undefined && !running.watch.isOvertaken()
      return join(key, isJoinable ? running : begin(key, demand, kept), signal)
    },
  }
}

type Order = {
  readonly demand: PageDemand
  readonly kept: StoredPage | null
  readonly watch: Watch
  readonly signal: AbortSignal
}
