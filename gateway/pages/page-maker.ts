import { randomUUID } from 'node:crypto'
import type { PageAnswer } from '#client/server/page.ts'
import { limitOf } from '#gateway/lib/deadline.ts'
import type { Wallet } from '#gateway/session/wallet.ts'
import { fallbackPage } from './fallback-page.ts'
import { createLayoutAnswers } from './layout-answers.ts'
import type { PagesOptions } from './options.ts'
import { createRenderSlots } from './render-slots.ts'
import { type Shelf, type StoredPage, storedPage } from './stored-page.ts'

export type PageDemand = {
  /** Null: made for this one request, never kept or waited for by another. */
  readonly key: string | null
  readonly url: URL
  readonly locale: string
  readonly shelf: Shelf
  readonly lifeMs: number | null
  /** Of the one visitor it is made for; then there is no key. */
  readonly wallet?: Wallet
  /** For somebody who works on the site: also while it is closed. */
  readonly isForStaff?: boolean
}

export type PageMaker = (demand: PageDemand, signal: AbortSignal) => Promise<StoredPage>

/** What no visitor may wait longer for. */
const RENDER_LIMIT_MS = 15_000
const SLOTS = { running: 16, waiting: 500 }
/** A redirect and an absent page may become wrong by any change. */
const MISSING_LIFE_MS = 30_000

/** Renders one page; whatever happens, the visitor gets an answer. */
export function createPageMaker(options: PagesOptions): PageMaker {
  const { layout, log, clock } = options
  const slots = createRenderSlots(SLOTS)
  const throughLayoutAnswers = createLayoutAnswers()

  function report(error: unknown, { url }: PageDemand): void {
    log.error({ err: error, path: url.pathname }, 'page not rendered')
  }

  async function draw(
    demand: PageDemand,
    { signal, madeAt, isInMaintenance }: Drawing,
  ): Promise<StoredPage> {
    const { url, locale, wallet } = demand
    const current = layout.current()
    const graph = options.openPage({
      requestId: randomUUID(),
      locale,
      signal,
      ...(wallet ? { wallet } : {}),
    })
    const { execute } = graph
    const ask =
      options.hasShortcuts === false || current === null
        ? execute
        : throughLayoutAnswers({ layout: current, locale, execute })
    const renderer = await options.renderer()
    const answer = await Promise.race([
      renderer.render({ url, locale, execute: ask, signal, isInMaintenance }),
      rejectOnAbort(signal),
    ])
    if (answer.failure !== undefined) report(answer.failure, demand)
    return toPage(answer, { demand, madeAt, tags: [...graph.tags], hasErrors: graph.hasErrors() })
  }

  return async (demand, signal) => {
    const leave = await slots.take(signal)
    const madeAt = clock.now().getTime()
    const current = layout.current()
    const limit = limitOf(signal, RENDER_LIMIT_MS)
    try {
      if (!leave || !current) return fallbackPage(503, madeAt)
      const isInMaintenance = current.isInMaintenance && demand.isForStaff !== true
      return await draw(demand, { signal: limit.signal, madeAt, isInMaintenance })
    } catch (error) {
      if (!signal.aborted) report(error, demand)
      return fallbackPage(503, madeAt)
    } finally {
      limit.release()
      leave?.()
    }
  }
}

type Drawing = {
  readonly signal: AbortSignal
  readonly madeAt: number
  readonly isInMaintenance: boolean
}

type Making = {
  readonly demand: PageDemand
  readonly madeAt: number
  readonly tags: readonly string[]
  readonly hasErrors: boolean
}

function toPage(answer: PageAnswer, { demand, madeAt, tags, hasErrors }: Making): StoredPage {
  const isFound = answer.status === 200
  const lifeMs = isFound ? demand.lifeMs : MISSING_LIFE_MS
  return storedPage({
    status: answer.status,
    location: answer.location ?? null,
    retryAfterSeconds: answer.retryAfterSeconds ?? null,
    isWhole: !hasErrors && [200, 301, 404].includes(answer.status),
    body: Buffer.from(answer.html),
    tags,
    shelf: isFound ? demand.shelf : 'missing',
    madeAt,
    expiresAt: lifeMs === null ? null : madeAt + lifeMs,
    restsUntil: null,
  })
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
