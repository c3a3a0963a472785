export type Queue = {
  /** Rejects with the reason of the signal when that aborts before the work has begun. */
  add<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Runs a few pieces of work at a time, lets a bounded number wait, and refuses the rest. */
export function createQueue(limits: {
  readonly running: number
  readonly waiting: number
  refuse(): Error
}): Queue {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const drop = () => {
      waiting.delete(start)
      reject(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', drop)
      resolve()
    }
    waiting.add(start)
    signal?.addEventListener('abort', drop, { once: true })
    return promise
  }

  return {
    async add(work, signal) {
      if (running < limits.running) running += 1
      else if (waiting.size >= limits.waiting) throw limits.refuse()
      // Finished work passes on its slot, so `running` does not change.
      else await turn(signal)
      try {
        return await work()
      } finally {
        const [next] = waiting
        if (next) {
          waiting.delete(next)
          next()
        } else running -= 1
      }
    },
  }
}
