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

/** It stands elsewhere for good. Only paths of this site, so that no answer can send people away. */
export function moved(path: string): Response {
  return redirect(/^\/(?![/\\])/.test(path) ? path : '/', 301)
}
