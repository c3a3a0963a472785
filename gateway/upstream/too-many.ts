import { UpstreamError } from './upstream-error.ts'

export type TooMany = {
  readonly __typename: 'TooManyProblem'
  readonly code: 'TOO_MANY_REQUESTS'
  readonly message: string
  readonly retryAfterSeconds: number
}

/** For platforms that send no `retry-after`. */
const DEFAULT_WAIT_SECONDS = 60

/** Null for every other failure. */
export function toTooMany(error: unknown): TooMany | null {
  if (!(error instanceof UpstreamError) || error.status !== 429) return null
  const { message, retryAfterSeconds } = error
  return {
    __typename: 'TooManyProblem',
    code: 'TOO_MANY_REQUESTS',
    message,
    retryAfterSeconds: Math.ceil(retryAfterSeconds ?? DEFAULT_WAIT_SECONDS),
  }
}
