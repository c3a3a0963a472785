import type { IncomingHttpHeaders } from 'node:http'
import type { UpstreamScope } from '#gateway/upstream/upstream.ts'

/** Whether a request is of a member of staff, signed in to the back office. Costs a call. */
export type StaffCheck = (
  headers: IncomingHttpHeaders,
  visit: Pick<UpstreamScope, 'requestId' | 'clientAddress' | 'signal'>,
) => Promise<boolean>
