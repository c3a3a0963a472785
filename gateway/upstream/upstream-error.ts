import { GraphQLError } from 'graphql'

export type UpstreamFailure = {
  /** A service of the platform, or a remote subschema by its name. */
  readonly service: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: string
  readonly message: string
  /** Name of the rejected input field, if known. */
  readonly field?: string
  /** Three-letter code of the message that is meant for people; unknown: it is meant for logs. */
  readonly language?: string | undefined
  /** Seconds until a retry, if known. */
  readonly retryAfterSeconds?: number | undefined
  /** The limit that the request missed, if known. */
  readonly limit?: number | undefined
  /** How much is missing to it, if known. */
  readonly missing?: number | undefined
  /** Mismatches with the contract, for the log only. */
  readonly faults?: readonly string[]
  /** Answered as no record but an unknown call is: 404, 405 or 501 without a code. */
  readonly isUnknownCall?: boolean
}

const MAINTENANCE = 'MAINTENANCE'
const STORE_NOT_DEFINED = 'STORE_NOT_DEFINED'
/** The HTTP answer while the shop is closed, and while its services start. */
const HTTP_ANSWERS: ReadonlyMap<string, object> = new Map([
  [MAINTENANCE, { status: 503, headers: { 'retry-after': '120' } }],
  [STORE_NOT_DEFINED, { status: 503, headers: { 'retry-after': '2' } }],
])

/**
 * The only error for failures of a service or on the way to it. The service's own message is passed
 * on unchanged, since clients translate it; it never contains an address.
 */
export class UpstreamError extends GraphQLError {
  readonly service: string
  readonly status: number
  readonly code: string
  readonly field: string | null
  readonly language: string | null
  readonly retryAfterSeconds: number | null
  readonly limit: number | null
  readonly missing: number | null
  readonly faults: readonly string[]
  readonly isUnknownCall: boolean

  constructor(failure: UpstreamFailure) {
    const { service, status, code, message, field, retryAfterSeconds, limit, missing, faults } =
      failure
    const http = HTTP_ANSWERS.get(code)
    const details = { ...(http && { http }), ...(field && { field }) }
    super(message, { extensions: { code, service, status, ...details } })
    this.name = 'UpstreamError'
    this.service = service
    this.status = status
    this.code = code
    this.field = field ?? null
    this.language = failure.language ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.limit = limit ?? null
    this.missing = missing ?? null
    this.faults = faults ?? []
    this.isUnknownCall = failure.isUnknownCall ?? false
  }

  /** True when the service is at fault, not the caller; counted by the circuit breaker. */
  get isFailureOfService(): boolean {
    return this.status === 0 || (this.status >= 500 && this.code !== MAINTENANCE)
  }
}

export function timedOut(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'UPSTREAM_TIMEOUT',
    message: `The ${service} service did not answer in time.`,
  })
}

export function unavailable(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'UPSTREAM_UNAVAILABLE',
    message: `The ${service} service does not answer.`,
  })
}

/** The answer does not fit the contract. */
export function misanswered(service: string, ...faults: readonly string[]): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'UPSTREAM_INVALID',
    message: `The ${service} service gave an answer that makes no sense.`,
    faults,
  })
}

/** The call requires a login. */
export function unauthenticated(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'No active user',
  })
}

/** The visitor has no cart, or its code is wrong. */
export function noCart(): UpstreamError {
  return new UpstreamError({
    service: 'ecommerce',
    status: 404,
    code: 'NO_SESSION',
    message: "Session doesn't exist",
  })
}

/** A wrong proof is answered like a missing order. */
export function noOrder(): UpstreamError {
  return new UpstreamError({
    service: 'ecommerce',
    status: 404,
    code: 'NOT_FOUND',
    message: 'There is no such order.',
  })
}

/** Calls need the domain, which determines the store. */
export function noStore(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: STORE_NOT_DEFINED,
    message: 'Store is not defined',
  })
}

/** Fields to log: an error of a service needs no stack trace of ours. */
export function logged(error: unknown): object {
  if (!(error instanceof UpstreamError)) return { err: error }
  const { service, status, code, message: reason } = error
  return { service, status, code, reason }
}
