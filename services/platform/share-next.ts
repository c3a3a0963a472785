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
