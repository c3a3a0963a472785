import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { data, redirect } from 'react-router'

/** What a loader throws when the screen cannot be shown as asked for. The error pages read `status`. */
type Outcome = ReturnType<typeof data<null>>

/** There is no such thing: a real 404. */
export function notFound(): Outcome {
  return data(null, { status: 404, statusText: 'Not Found' })
}

/** A service that the screen cannot do without did not answer: a 503 that asks to come back. */
export function unavailable(): Outcome {
  return data(null, { status: 503, statusText: 'Service Unavailable' })
}

/** What the graph says of a value that it will not even look up, such as a slug of 300 characters. */
const REFUSALS = new Set<unknown>(['BAD_USER_INPUT', 'INVALID_INPUT'])

/** Whether a field of the query is null because it failed. A request without an answer failed as a whole. */
export function hasFailed(field: string, error: ErrorLike | null): boolean {
  if (!CombinedGraphQLErrors.is(error)) return error !== null
  return error.errors.some(({ path }) => (path?.[0] ?? field) === field)
}

/** The screen's main field is null: failed is a 503, absent or asked for nonsense is a 404. */
export function missing(error: ErrorLike | null): Outcome {
  if (error === null) return notFound()
  const isRefusal =
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ extensions }) => REFUSALS.has(extensions?.['code']))
  return isRefusal ? notFound() : unavailable()
}

/** It stands elsewhere for good. Only paths of this site, so that no answer can send people away. */
export function moved(path: string): Response {
  return redirect(/^\/(?![/\\])/.test(path) ? path : '/', 301)
}
