export type RefusalDetails = {
  readonly code?: string
  readonly field?: string
  /** Three-letter code of a message for the people who read it; without one it is for logs. */
  readonly language?: string
  readonly retryAfterSeconds?: number
  /** The limit that was missed, such as the pieces in stock or the cents of a minimum. */
  readonly limit?: number
  /** How much is missing to the limit. */
  readonly missing?: number
}

/** An error that the caller can act on. The response contains its message and code unchanged. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly field: string | undefined
  readonly language: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly limit: number | undefined
  readonly missing: number | undefined

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = details.code
    this.field = details.field
    this.language = details.language
    this.retryAfterSeconds = details.retryAfterSeconds
    this.limit = details.limit
    this.missing = details.missing
  }
}

/** The error for everyone except staff. */
export function closedForMaintenance(): Refusal {
  return new Refusal(503, 'The shop is closed for maintenance.', {
    code: 'MAINTENANCE',
    retryAfterSeconds: 120,
  })
}

/** Nothing was done; a retry makes sense after that time. */
export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal(429, 'Too many tries. Please wait.', {
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  })
}
