import { createCoalescing, untilAborted } from '#cache/coalescing.ts'

export type SharedWork<Result> = (
  key: string,
  begin: (abandoned: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>

/**
 * Simultaneous callers with the same key share one piece of work, and wait for a limited time.
 * `abandoned` aborts when the last of them has left, so that work which waits in a queue is dropped;
 * work that continues is shared with later callers.
 */
export function createSharedWork<Result>({
  waitMs,
  refuse,
}: {
  /** How long a caller waits at most. */
  readonly waitMs: number
  /** The error of a caller who waited that long. */
  refuse(): Error
}): SharedWork<Result> {
  const runs = createCoalescing({ joinsAbandoned: true })

  return async (key, begin, signal) => {
    signal.throwIfAborted()
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal.reason)
    const timer = setTimeout(() => waiting.abort(refuse()), waitMs)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await untilAborted(runs.join(key, waiting.signal, begin).result, waiting.signal)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }
}
