import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { localeOf } from '#gateway/context.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import type { StaffCookie } from '#gateway/session/staff-cookie.ts'
import type { StaffCheck } from '#gateway/session/staff-visit.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getStaffSession } from '#services/contract/staff.ts'

/** By the cookie of the back office; a visitor whose role is unknown is no staff. */
export function createStaffCheck({
  upstream,
  layout,
  cookie,
  log,
}: {
  readonly upstream: UpstreamClient
  layout(): LayoutData | null
  readonly cookie: StaffCookie
  readonly log: Logger
}): StaffCheck {
  return async (headers: IncomingHttpHeaders, visit) => {
    const accessToken = cookie.read(headers)
    const current = layout()
    if (accessToken === null || !current) return false
    const { language } = localeOf(current)
    try {
      const calls = upstream.scope({ ...visit, identity: current.identity, language })
      return (await calls.call(getStaffSession, {}, { accessToken })).stage === 'in'
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      if (error.code !== 'UNAUTHENTICATED')
        log.warn({ code: error.code }, 'role of the visitor unknown')
      return false
    }
  }
}
