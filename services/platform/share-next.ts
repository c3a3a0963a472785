/**
 * Whoever asks joins the next run that has not begun: it sees whatever stood when they asked, and
 * however many ask at once, two runs at most are under way or waiting.
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
