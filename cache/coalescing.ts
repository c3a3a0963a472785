type Run = {
  readonly result: Promise<unknown>
  readonly controller: AbortController
  waiters: number
}

export type Coalescing = {
  /**
   * Joins the run of this key or begins one; its signal aborts when the last waiter leaves. A waiter
   * leaves when `signal` aborts: its result does not reject by that alone, see `untilAborted`.
   */
  join<Result>(
    key: string,
    signal: AbortSignal,
    begin: (signal: AbortSignal) => Promise<Result>,
  ): { readonly result: Promise<Result>; readonly isShared: boolean }
}

/** Simultaneous callers with the same key share one run. */
export function createCoalescing({
  joinsAbandoned = false,
}: {
  /** Whether a run that all have left can be joined until it has settled, if it continues. */
  readonly joinsAbandoned?: boolean
} = {}): Coalescing {
  const runs = new Map<string, Run>()

  function remove(key: string, run: Run): void {
    if (runs.get(key) === run) runs.delete(key)
  }

  function start(key: string, begin: (signal: AbortSignal) => Promise<unknown>): Run {
    const controller = new AbortController()
    const run: Run = { result: begin(controller.signal), controller, waiters: 0 }
    runs.set(key, run)
    const settle = () => remove(key, run)
    run.result.then(settle, settle)
    return run
  }

  function wait(key: string, run: Run, signal: AbortSignal): void {
    const leave = () => {
      run.waiters -= 1
      if (run.waiters > 0) return
      if (!joinsAbandoned) remove(key, run)
      run.controller.abort(signal.reason)
    }
    run.waiters += 1
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    const settle = () => signal.removeEventListener('abort', leave)
    run.result.then(settle, settle)
  }

  return {
    join<Result>(
      key: string,
      signal: AbortSignal,
      begin: (signal: AbortSignal) => Promise<Result>,
    ) {
      const known = runs.get(key)
      const run = known ?? start(key, begin)
      wait(key, run, signal)
      // The key identifies the work, so all waiters expect the same type.
      return { result: run.result as Promise<Result>, isShared: known !== undefined }
    },
  }
}

/** Rejects with the reason of the signal as soon as it aborts. */
export function untilAborted<Result>(
  result: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    const settle = () => signal.removeEventListener('abort', abort)
    result.then(resolve, reject).finally(settle)
  })
}
