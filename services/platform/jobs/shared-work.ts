type Work<Result> = {
  readonly result: Promise<Result>
  readonly abandoned: AbortController
  waiters: number
}

export type SharedWork<Result> = (
  key: string,
  begin: (abandoned: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>

/**
 * Simultaneous callers with the same key share one piece of work. `abandoned` aborts when the last
 * of them has left, so that work which waits in a queue is dropped.
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
  const underway = new Map<string, Work<Result>>()

  function start(key: string, begin: (abandoned: AbortSignal) => Promise<Result>): Work<Result> {
    const abandoned = new AbortController()
    const result = begin(abandoned.signal).finally(() => underway.delete(key))
    const work = { result, abandoned, waiters: 0 }
    underway.set(key, work)
    return work
  }

  return async (key, begin, signal) => {
    signal.throwIfAborted()
    const work = underway.get(key) ?? start(key, begin)
    work.waiters += 1
    try {
      return await boundedWait(work.result, { signal, waitMs, refuse })
    } finally {
      work.waiters -= 1
      if (work.waiters === 0) work.abandoned.abort(refuse())
    }
  }
}

async function boundedWait<T>(
  work: Promise<T>,
  { signal, waitMs, refuse }: { signal: AbortSignal; waitMs: number; refuse(): Error },
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => reject(refuse()), waitMs)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
