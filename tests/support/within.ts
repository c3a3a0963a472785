const MOST_TRIES = 20

/**
 * Answers what an action gives that can be done within this time. A machine that does other things
 * as well may stand still in the middle of one try; what is too slow is too slow in every one. What
 * prepares a try takes the time that it takes.
 */
export async function within<Value>(
  limitMs: number,
  action: () => Promise<Value>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Value> {
  const times: number[] = []
  while (times.length < MOST_TRIES) {
    await prepare()
    const startedAt = performance.now()
    const value = await action()
    const ms = performance.now() - startedAt
    if (ms < limitMs) return value
    times.push(Math.round(ms))
  }
  throw new Error(`It never took less than ${limitMs} ms, but ${times.join(', ')}.`)
}
