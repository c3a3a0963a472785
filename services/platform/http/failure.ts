import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import type { failure } from '#services/contract/answers.ts'
import { Refusal } from '#services/platform/errors.ts'

export type Failure = z.output<typeof failure>

/** Details of an error that the caller can act on; only a neutral failure for all others. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) {
    const { code, field, language, retryAfterSeconds: retryAfter, limit, missing } = error
    const details = { code, field, language, retryAfter, limit, missing }
    return failureOf(error.status, error.message, details)
  }
  if (isUnavailable(error)) {
    return failureOf(503, 'That cannot be done just now.', { code: 'DATABASE_UNAVAILABLE' })
  }
  if (isUnstorable(error)) {
    return failureOf(400, 'A value is out of bounds.', { code: 'INVALID_INPUT' })
  }
  const status = statusOf(error)
  return status < 500
    ? failureOf(status, `${STATUS_CODES[status]}.`, { code: 'INVALID_INPUT' })
    : failureOf(500, 'Something went wrong.')
}

export function failureOf(
  statusCode: number,
  message: string,
  {
    code,
    field,
    language,
    retryAfter,
    limit,
    missing,
  }: {
    code?: string | undefined
    field?: string | undefined
    language?: string | undefined
    retryAfter?: number | undefined
    limit?: number | undefined
    missing?: number | undefined
  } = {},
): Failure {
  return {
    error: {
      message,
      statusCode,
      ...(code && { code }),
      ...(field !== undefined && { field }),
      ...(language && { language }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(limit !== undefined && { limit }),
      ...(missing !== undefined && { missing }),
    },
  }
}

/** The HTTP layer gives errors of the caller a status below 500. */
function statusOf(error: unknown): number {
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500
  return status >= 400 && status < 500 && STATUS_CODES[status] ? status : 500
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25P03', // held a transaction open without working in it
  '55P03', // waited too long for a lock
  '57014', // took longer than a statement may
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting
  'SQLITE_FULL',
])
/** 08: connection, 40: serialisation or deadlock, 53: out of disk, memory or connections. */
const UNAVAILABLE_KINDS = /^(08|40|53)\w{3}$|^SQLITE_(BUSY|IOERR)(_|$)/
/** The driver gives these no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether a retry may help later, as when the database restarts or a disk is full. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    UNAVAILABLE.has(code) || UNAVAILABLE_KINDS.test(code) || LOST_CONNECTION.test(error.message)
  )
}

/** Two concurrent writes violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/**
 * A number beyond its column, or a character that text cannot contain: only the database detects
 * it.
 */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  return code === '22003' || code === '22021' || code === '22P05' || code === 'SQLITE_MISMATCH'
}
