import { randomUUID } from 'node:crypto'
import { untilAborted } from '#cache/coalescing.ts'
import type { Closing, PageAnswer, SocialPathOf } from '#client/server/page.ts'
import type { Made } from '#gateway/cache/cache-source.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { type PageCaptcha, pageCaptcha } from '#gateway/layout/site-captcha.ts'
import { prefixOf } from '#gateway/layout/site-languages.ts'
import { tagManagerId } from '#gateway/layout/tag-manager.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { limitOf } from '#gateway/lib/deadline.ts'
import { secondsToEnd } from '#gateway/lib/planned-end.ts'
import type { PageExecution } from '#gateway/page-execution.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { pathFromOtherLanguage } from '#gateway/pages/other-language.ts'
import type { Credentials } from '#gateway/session/credentials.ts'
import { logged } from '#gateway/upstream/upstream-error.ts'
import { type FallbackPlace, fallbackPage } from './fallback-page.ts'
import { createRenderSlots } from './render-slots.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

/**
 * Addresses that anyone can make up (paths, query values) have their own partitions, so that they
 * never evict the pages that shoppers read.
 */
export type PagePartition = 'plain' | 'variant' | 'missing'

export type PageDemand = {
  /** Null for a page that is neither cached nor shared. */
  readonly key: string | null
  readonly url: URL
  readonly locale: string
  readonly partition: PagePartition
  /** Credentials of the only visitor of the page; there is no key then. */
  readonly credentials?: Credentials
  /** A form that the page answers. */
  readonly posted?: { readonly form: string; readonly clientAddress: string }
  /** In maintenance, staff get the page and visitors get a notice. */
  readonly isForStaff?: boolean
  /** An editor must see each change at once. */
  readonly isForEditor?: boolean
}

export type MadePage = Made<StoredPage, PagePartition>
export type PageMaker = (demand: PageDemand, signal: AbortSignal) => Promise<MadePage>

/** Of a maintenance without a planned end. */
const RETRY_AFTER_SECONDS = 600
const RENDER_LIMIT_MS = 15_000
const SLOTS = { running: 16, waiting: 500 }
/** Any change may end a redirect or a 404. */
const MISSING_LIFE_MS = 30_000

/** Renders one page; every failure still produces an answer. */
export function createPageMaker(
  options: PagesOptions & { readonly socialPathOf: SocialPathOf },
): PageMaker {
  const { layout, log, clock, socialPathOf } = options
  const slots = createRenderSlots(SLOTS)

  function report(error: unknown, { url }: PageDemand): void {
    log.error({ err: error, path: url.pathname }, 'page not rendered')
  }

  function closingOf(current: LayoutData, { isForStaff = false }: PageDemand): Closing | null {
    const { isInMaintenance, maintenance } = current
    if (!isInMaintenance) return null
    const left = secondsToEnd(maintenance, clock.now())
    // An end that is over is no promise any more.
    const until = left === null ? null : maintenance.until
    const retryAfterSeconds = left ?? RETRY_AFTER_SECONDS
    return { isForStaff, until, text: maintenance.text, retryAfterSeconds }
  }

  async function render(demand: PageDemand, rendering: Rendering): Promise<MadePage> {
    const { url, locale, credentials, posted } = demand
    const { signal, startedAt, ...ofSite } = rendering
    const graph = options.openPage({
      requestId: randomUUID(),
      locale,
      signal,
      hasCache: demand.isForStaff !== true && demand.isForEditor !== true,
      ...(credentials ? { credentials } : {}),
      ...(posted ? { mayWrite: true, clientAddress: posted.clientAddress } : {}),
    })
    const renderer = await options.renderer()
    const form = posted?.form ?? null
    const answer = await untilAborted(
      renderer.render({
        ...{ url, locale, form, execute: graph.execute, signal, socialPathOf },
        ...ofSite,
      }),
      signal,
    )
    if (answer.failure !== undefined) report(answer.failure, demand)
    const location = answer.status === 404 ? await elsewhere(demand, signal) : null
    const shown = location === null ? answer : { status: 301, html: '', location }
    return toMade(shown, demand, graph, startedAt)
  }

  async function elsewhere({ url, locale }: PageDemand, signal: AbortSignal) {
    const current = layout.current()
    if (!current) return null
    try {
      const missing = { path: url.pathname, locale, signal }
      return await pathFromOtherLanguage(options.upstream, current, missing)
    } catch (error) {
      log.warn({ ...logged(error), path: url.pathname }, 'other languages of a path not read')
      return null
    }
  }

  return async (demand, signal) => {
    const leave = await slots.take(signal)
    const startedAt = clock.now().getTime()
    const current = layout.current()
    const { locale } = demand
    const place = { locale, prefix: prefixOf(current, locale) }
    const limit = limitOf(signal, RENDER_LIMIT_MS)
    try {
      if (!leave || !current) return failed(startedAt, place)
      const closing = closingOf(current, demand)
      const extras = { tagManagerId: tagManagerId(current), captcha: pageCaptcha(current) }
      return await render(demand, { signal: limit.signal, startedAt, closing, ...extras })
    } catch (error) {
      if (!signal.aborted) report(error, demand)
      return failed(startedAt, place)
    } finally {
      limit.release()
      leave?.()
    }
  }
}

type Rendering = {
  readonly signal: AbortSignal
  readonly startedAt: number
  readonly closing: Closing | null
  readonly tagManagerId: string | null
  readonly captcha: PageCaptcha | null
}

function failed(madeAt: number, place: FallbackPlace): MadePage {
  return madeOf(fallbackPage(503, place), {
    tags: [],
    madeAt,
    expiresAt: null,
    partition: 'missing',
  })
}

function toMade(
  answer: PageAnswer,
  demand: PageDemand,
  graph: PageExecution,
  startedAt: number,
): MadePage {
  const isFound = answer.status === 200
  const page = storedPage({
    status: answer.status,
    location: answer.location ?? null,
    retryAfterSeconds: answer.retryAfterSeconds ?? null,
    isWhole: graph.isStorable() && [200, 301, 404].includes(answer.status),
    body: Buffer.from(answer.html),
    isPacked: demand.key !== null,
  })
  const age = graph.age()
  const madeAt = age.madeAt ?? startedAt
  if (isFound) {
    const { expiresAt } = age
    return madeOf(page, { tags: [...graph.tags], madeAt, expiresAt, partition: demand.partition })
  }
  const longest = startedAt + MISSING_LIFE_MS
  return madeOf(page, {
    tags: [...graph.tags, ANY_CHANGE],
    madeAt,
    expiresAt: Math.min(age.expiresAt ?? longest, longest),
    partition: 'missing',
  })
}

function madeOf(
  page: StoredPage,
  facts: Pick<MadePage, 'tags' | 'madeAt' | 'expiresAt' | 'partition'>,
): MadePage {
  return {
    ...facts,
    value: page,
    bytes: page.bytes,
    sharing: page.isWhole ? 'stored' : 'waiters',
  }
}
