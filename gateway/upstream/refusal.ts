import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import { UpstreamError } from './upstream-error.ts'

const MAX_MESSAGE_LENGTH = 500

const text = z.string().trim().min(1)
const errorObject = z.object({
  error: z.object({
    message: text,
    statusCode: z.number().int().min(400).max(599).optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    field: z.string().optional().catch(undefined),
    language: z.string().optional().catch(undefined),
    retryAfter: z.number().positive().optional().catch(undefined),
    limit: z.int32().min(0).optional().catch(undefined),
    missing: z.int32().min(0).optional().catch(undefined),
  }),
})
// Older parts of the platform use one of these forms.
const otherTexts = z.union([
  text,
  z.object({ data: text }).transform(({ data }) => data),
  z.object({ data: z.object({ errorMessage: text }) }).transform(({ data }) => data.errorMessage),
  z.object({ message: text }).transform(({ message }) => message),
])

const CODES: ReadonlyMap<number, string> = new Map([
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [429, 'TOO_MANY_REQUESTS'],
  [502, 'UPSTREAM_UNAVAILABLE'],
  [503, 'UPSTREAM_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT'],
])

const UNKNOWN_CALL_STATUSES: ReadonlySet<number> = new Set([404, 405, 501])

export type FailedAnswer = {
  readonly status: number
  /** Parsed JSON, if any. */
  readonly body: unknown
  readonly retryAfter?: string | undefined
}

/** Message and status of a failed answer, in any of its forms. */
export function toRefusal(
  { service, extension }: Pick<Call, 'service' | 'extension'>,
  { status: httpStatus, body, retryAfter }: FailedAnswer,
): UpstreamError {
  const described = errorObject.safeParse(body)
  const error = described.success ? described.data.error : undefined
  const other = otherTexts.safeParse(body)
  const status = error?.statusCode ?? (httpStatus >= 400 ? httpStatus : 500)
  const message =
    error?.message ?? (other.success ? other.data : undefined) ?? STATUS_CODES[status] ?? 'Error'
  return new UpstreamError({
    service,
    status,
    code: codeOf(status, error?.code, extension),
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    ...(error?.field ? { field: error.field } : {}),
    language: error?.language,
    retryAfterSeconds: error?.retryAfter ?? secondsOf(retryAfter),
    limit: error?.limit,
    missing: error?.missing,
    isUnknownCall: error?.code === undefined && UNKNOWN_CALL_STATUSES.has(status),
  })
}

/** Other platforms answer an unknown extension without a code; our services always send one. */
function codeOf(status: number, given: string | undefined, isExtension: boolean): string {
  if (given !== undefined) return given
  if (isExtension && UNKNOWN_CALL_STATUSES.has(status)) return 'NOT_SUPPORTED'
  return CODES.get(status) ?? 'UPSTREAM_ERROR'
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter)
  return retryAfter?.trim() && seconds > 0 ? seconds : undefined
}
