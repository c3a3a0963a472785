import { UpstreamError } from './upstream-error.ts'

export type TooMany = {
  readonly __typename: 'TooManyProblem'
  readonly message: string
  readonly retryAfterSeconds: number
}

/** What a platform means that does not say how long to wait. */
const USUAL_WAIT_SECONDS = 60

/** Null for every other failure. */
export function toTooMany(error: unknown): TooMany | null {
  if (!(error instanceof UpstreamError) || error.status !== 429) return null
  const { message, retryAfterSeconds } = error
  return {
    __typename: 'TooManyProblem',
    message,
    retryAfterSeconds: Math.ceil(retryAfterSeconds ?? USUAL_WAIT_SECONDS),
  }
}
