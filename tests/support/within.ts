/** Of five tries: as many on one side of the limit decide on which side the median lies. */
const MAJORITY = 3

/**
 * Answers what an action gives whose median time of five tries is within the limit. A machine that
 * does other things as well may stand still during two of them. What prepares a try takes the time
 * that it takes.
 */
export async function within<Value>(
  limitMs: number,
  action: () => Promise<Value>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Value> {
  const times: number[] = []
  const slow = () => times.filter((ms) => ms >= limitMs).length
  while (slow() < MAJORITY) {
    await prepare()
    const startedAt = performance.now()
    const value = await action()
    times.push(Math.round(performance.now() - startedAt))
    if (times.length - slow() === MAJORITY) return value
  }
  throw new Error(`The median is not below ${limitMs} ms: ${times.join(', ')}.`)
}
