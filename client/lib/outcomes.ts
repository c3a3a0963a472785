import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { data, redirect } from 'react-router'

/** Thrown by a loader when its screen cannot be shown. Error pages read `status`. */
type Outcome = ReturnType<typeof data<null>>

/** A real 404. */
export function notFound(): Outcome {
  return data(null, { status: 404, statusText: 'Not Found' })
}

/** A required service failed: a 503 with retry-after. */
export function unavailable(): Outcome {
  return data(null, { status: 503, statusText: 'Service Unavailable' })
}

/** Codes for input that the graph rejects, such as a slug of 300 characters. */
const REFUSALS = new Set<unknown>(['BAD_USER_INPUT', 'INVALID_INPUT'])

/** Whether a field of the query is null because it failed. A request without an answer failed as a whole. */
export function hasFailed(field: string, error: ErrorLike | null): boolean {
  if (!CombinedGraphQLErrors.is(error)) return error !== null
  return error.errors.some(({ path }) => (path?.[0] ?? field) === field)
}

/**
 * The screen's main field is null: 503 after a failure, 404 when it is absent or the input invalid.
 */
export function missing(error: ErrorLike | null): Outcome {
  if (error === null) return notFound()
  const isRefusal =
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ extensions }) => REFUSALS.has(extensions?.['code']))
  return isRefusal ? notFound() : unavailable()
}

/** After a posted form: its page is read, so that a reload does not post again. */
export function seeOther(path: string): Response {
  return redirect(path, 303)
}

/** A permanent redirect. Only within this site, so that no answer can send visitors elsewhere. */
export function moved(path: string): Response {
  return redirect(/^\/(?![/\\])/.test(path) ? path : '/', 301)
}
