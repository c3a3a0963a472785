/**
 * Callers share the next run that has not started, so it sees every commit before the call. At most
 * one run is active and one waiting, however many callers there are.
 */
export function shareNext<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | null = null
  return () => {
    if (next !== null) return next
    const begin = () => {
      next = null
      return run()
    }
    next = last.then(begin, begin)
    last = next
    return next
  }
}

/** `shareNext` for each key, as long as somebody waits for it. */
export function shareNextByKey<Answer>(
  run: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const runs = new Map<string, { readonly share: () => Promise<Answer>; callers: number }>()
  return async (key) => {
    const found = runs.get(key) ?? { share: shareNext(() => run(key)), callers: 0 }
    runs.set(key, found)
    found.callers += 1
    try {
      return await found.share()
    } finally {
      found.callers -= 1
      if (found.callers === 0) runs.delete(key)
    }
  }
}
