import { GraphQLError } from 'graphql'

export type UpstreamFailure = {
  /** A service of the platform, or a remote subschema by its name. */
  readonly service: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: string
  readonly message: string
  /** Name of the input field that was refused, if the service names it. */
  readonly field?: string
  /** How long to wait before a retry, if the service says. */
  readonly retryAfterSeconds?: number | undefined
  /** The bound that the request missed, if the service names it. */
  readonly limit?: number | undefined
  /** What in the answer does not fit the contract; for the log alone. */
  readonly faults?: readonly string[]
}

const MAINTENANCE = 'MAINTENANCE'
/** The HTTP answer while the shop is closed. */
const CLOSED = { status: 503, headers: { 'retry-after': '120' } }

/**
 * The one error for whatever goes wrong on the way to a service or inside it. The service's own
 * message is passed on word for word, since clients translate it; it never holds an address.
 */
export class UpstreamError extends GraphQLError {
  readonly service: string
  readonly status: number
  readonly code: string
  readonly field: string | null
  readonly retryAfterSeconds: number | null
  readonly limit: number | null
  readonly faults: readonly string[]

  constructor(failure: UpstreamFailure) {
    const { service, status, code, message, field, retryAfterSeconds, limit, faults } = failure
    const http = code === MAINTENANCE ? { http: CLOSED } : {}
    super(message, { extensions: { code, service, status, ...http, ...(field ? { field } : {}) } })
    this.name = 'UpstreamError'
    this.service = service
    this.status = status
    this.code = code
    this.field = field ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.limit = limit ?? null
    this.faults = faults ?? []
  }

  /** True when the service is at fault, not the caller: what the circuit breaker counts. */
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

/** The service answered, but not what the contract describes. */
export function misanswered(service: string, ...faults: readonly string[]): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'UPSTREAM_INVALID',
    message: `The ${service} service gave an answer that makes no sense.`,
    faults,
  })
}

/** The call is for customers, and nobody is logged in (any more). */
export function unauthenticated(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'No active user',
  })
}

/** Nothing is sent before the domain, and with it the store, is known. */
export function noStore(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'STORE_NOT_DEFINED',
    message: 'Store is not defined',
  })
}

/** An error for the log: what a service did needs no stack trace of ours. */
export function logged(error: unknown): object {
  if (!(error instanceof UpstreamError)) return { err: error }
  const { service, status, code, message: reason } = error
  return { service, status, code, reason }
}
