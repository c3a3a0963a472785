import { type Problem, problem } from './problem.ts'
import { UpstreamError } from './upstream-error.ts'

export type TooMany = Problem<'TooManyProblem'> & { readonly retryAfterSeconds: number }

/** For platforms that send no `retry-after`. */
const DEFAULT_WAIT_SECONDS = 60

/** Null for every other failure. */
export function toTooMany(error: unknown): TooMany | null {
  if (!(error instanceof UpstreamError) || error.status !== 429) return null
  return {
    ...problem('TooManyProblem', 'TOO_MANY_REQUESTS'),
    retryAfterSeconds: Math.ceil(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS),
  }
}
