import type { ServerResponse } from 'node:http'

/** Aborts when the client hangs up, and at the latest after this long. */
export function deadlineOf(response: ServerResponse, timeoutMs: number): AbortSignal {
  const controller = new AbortController()
  // One timer for each request costs a tenth of two composed signals.
  const timer = setTimeout(() => controller.abort(timeout()), timeoutMs)
  response.once('close', () => {
    clearTimeout(timer)
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

export type Limit = {
  readonly signal: AbortSignal
  /** To be said when the work is done: else the timer would hold all of it until its time. */
  release(): void
}

/** Ends with another signal, and at the latest after this long. */
export function limitOf(parent: AbortSignal, timeoutMs: number): Limit {
  const controller = new AbortController()
  const follow = () => controller.abort(parent.reason)
  const timer = setTimeout(() => controller.abort(timeout()), timeoutMs)
  if (parent.aborted) follow()
  parent.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer)
      parent.removeEventListener('abort', follow)
    },
  }
}

function timeout(): DOMException {
  return new DOMException('The request took too long.', 'TimeoutError')
}
