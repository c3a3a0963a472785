type SharedRead = {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiters: number
}

export type Coalescing = {
  /**
   * Joins an identical running read or starts one. An aborted waiter leaves alone; the read itself
   * is aborted when its last waiter leaves.
   */
  join<T>(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): { readonly answer: Promise<T>; readonly isShared: boolean }
}

/** Needed because catalogue reads are POST, which undici's deduplication does not support. */
export function createCoalescing(): Coalescing {
  const reads = new Map<string, SharedRead>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): SharedRead {
    const controller = new AbortController()
    const read: SharedRead = { answer: start(controller.signal), controller, waiters: 0 }
    reads.set(key, read)
    const settle = () => {
      if (reads.get(key) === read) reads.delete(key)
    }
    read.answer.then(settle, settle)
    return read
  }

  function leave(key: string, read: SharedRead) {
    read.waiters -= 1
    if (read.waiters > 0) return
    if (reads.get(key) === read) reads.delete(key)
    read.controller.abort()
  }

  return {
    join<T>(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>) {
      const known = reads.get(key)
      const read = known ?? begin(key, start)
      read.waiters += 1
      const answer = new Promise<T>((resolve, reject) => {
        const onAbort = () => {
          leave(key, read)
          reject(signal.reason)
        }
        const settle = () => signal.removeEventListener('abort', onAbort)
        if (signal.aborted) return onAbort()
        signal.addEventListener('abort', onAbort)
        read.answer.then(
          (value) => {
            settle()
            // The key identifies the call, so all waiters expect the same type.
            resolve(value as T)
          },
          (error: unknown) => {
            settle()
            reject(error)
          },
        )
      })
      return { answer, isShared: known !== undefined }
    },
  }
}
