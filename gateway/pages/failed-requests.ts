import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { LayoutData } from '#gateway/layout/layout.ts'
import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import { languageOf } from '#gateway/layout/site-languages.ts'
import { afterWaking } from '#gateway/lib/waking-timer.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { addFailedRequest } from '#services/contract/cms.ts'

export type FailedRequests = {
  /**
   * Reports a missing path to the services, at most once a minute; returns the redirect that staff
   * configured. A late answer is used for the next request.
   */
  report(path: string): Promise<string | null>
}

export type FailedRequestsOptions = {
  readonly upstream: UpstreamClient
  readonly layout: Pick<LayoutStore, 'current' | 'onChange'>
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
}

const ONCE_MS = 60_000
/** Tag of a change of any redirect. */
const REDIRECTS = 'redirects'
/** How long a 404 may wait for a redirect. */
const PATIENCE_MS = 300
const REMEMBERED_PATHS = 1_000
/** Limits writes caused by made-up paths. */
const REPORTS_A_MINUTE = 300
/** Longest path that the contract accepts. */
const LONGEST_PATH = 500
const WRITE_LIMIT_MS = 5_000

type Report = { readonly at: number; readonly answer: Promise<string | null> }

export function createFailedRequests(options: FailedRequestsOptions): FailedRequests {
  const { upstream, layout, log, clock } = options
  const reports = new Map<string, Report>()
  layout.onChange((topics, isGap) => {
    if (isGap || topics.includes(REDIRECTS)) reports.clear()
  })
  let minute = 0
  let reportsThisMinute = 0

  async function report(path: string, current: LayoutData): Promise<string | null> {
    try {
      const { redirectTo } = await upstream
        .scope({
          identity: current.identity,
          language: languageOf(current).language,
          requestId: randomUUID(),
          signal: AbortSignal.timeout(WRITE_LIMIT_MS),
        })
        .call(addFailedRequest, { path })
      return redirectTo === null ? null : safeTarget(redirectTo, path)
    } catch (error) {
      // A platform without the call has had its line in the log, once.
      if (!(error instanceof UpstreamError && error.isUnknownCall)) {
        log.warn({ ...logged(error), path }, 'failed request not reported')
      }
      return null
    }
  }

  function isOverBudget(now: number): boolean {
    const current = Math.floor(now / ONCE_MS)
    if (current !== minute) {
      minute = current
      reportsThisMinute = 0
    }
    reportsThisMinute += 1
    return reportsThisMinute > REPORTS_A_MINUTE
  }

  function remember(path: string, report: Report): void {
    reports.delete(path)
    reports.set(path, report)
    const [oldest] = reports.keys()
    if (reports.size > REMEMBERED_PATHS && oldest !== undefined) reports.delete(oldest)
  }

  return {
    report: async (path) => {
      const now = clock.now().getTime()
      const known = reports.get(path)
      if (known && now - known.at < ONCE_MS) return withPatience(known.answer)
      const current = layout.current()
      if (!current || path.length > LONGEST_PATH || isOverBudget(now)) return null
      const answer = report(path, current)
      remember(path, { at: now, answer })
      return withPatience(answer)
    },
  }
}

async function withPatience(answer: Promise<string | null>): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const stopWaiting = afterWaking(PATIENCE_MS, () => resolve(null))
  try {
    return await Promise.race([answer, promise])
  } finally {
    stopWaiting()
  }
}

/** Staff may redirect within the site or to https, but not to the same path. */
function safeTarget(to: string, path: string): string | null {
  const isOwnPath = /^\/(?![/\\])/.test(to)
  if (!isOwnPath && !to.startsWith('https://')) return null
  if (!URL.canParse(to, 'https://site.invalid')) return null
  const url = new URL(to, 'https://site.invalid')
  if (!isOwnPath) return url.href
  return url.pathname === path ? null : url.pathname + url.search + url.hash
}
