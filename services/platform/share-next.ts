/**
 * Callers share the next run that has not begun, so it sees all that was committed before the call.
 * At most two runs are under way or waiting, however many callers there are.
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
