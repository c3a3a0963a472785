import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { ServiceName } from '#services/contract/call.ts'
import { UpstreamError } from './upstream-error.ts'

const MAX_MESSAGE_LENGTH = 500

const text = z.string().trim().min(1)
const errorObject = z.object({
  error: z.object({
    message: text,
    statusCode: z.number().int().min(400).max(599).optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    field: z.string().optional().catch(undefined),
  }),
})
// Older parts of the platform answer in one of these ways.
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

/** Whatever form a failed answer has becomes message and status. `body` is parsed JSON if it was any. */
export function toRefusal(service: ServiceName, httpStatus: number, body: unknown): UpstreamError {
  const described = errorObject.safeParse(body)
  const error = described.success ? described.data.error : undefined
  const other = otherTexts.safeParse(body)
  const status = error?.statusCode ?? (httpStatus >= 400 ? httpStatus : 500)
  const message =
    error?.message ?? (other.success ? other.data : undefined) ?? STATUS_CODES[status] ?? 'Error'
  return new UpstreamError({
    service,
    status,
    code: error?.code ?? CODES.get(status) ?? 'UPSTREAM_ERROR',
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    ...(error?.field ? { field: error.field } : {}),
  })
}
