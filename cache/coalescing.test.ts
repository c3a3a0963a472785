import { expect, test } from 'vitest'
import { createCoalescing, untilAborted } from './coalescing.ts'

const never = new AbortController().signal

/** Work that ends when it is aborted. */
const untilLeft = (signal: AbortSignal) => untilAborted(new Promise<string>(() => {}), signal)

test('callers with the same key share one run, and the next one afterwards begins another', async () => {
  const runs = createCoalescing()
  const answer = Promise.withResolvers<string>()
  let begun = 0
  const begin = () => {
    begun += 1
    return answer.promise
  }
  const [first, second] = [runs.join('a', never, begin), runs.join('a', never, begin)]
  answer.resolve('yes')
  expect(await Promise.all([first.result, second.result])).toEqual(['yes', 'yes'])
  expect([first.isShared, second.isShared, begun]).toEqual([false, true, 1])

  await runs.join('a', never, begin).result
  expect(begun).toBe(2)
})

test('runs with other keys are not shared', async () => {
  const runs = createCoalescing()
  const results = ['a', 'b'].map((key) => runs.join(key, never, async () => key).result)
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})

test('a waiter who leaves neither ends the run of the others nor loses its result', async () => {
  const runs = createCoalescing()
  const leaving = new AbortController()
  const answer = Promise.withResolvers<string>()
  const left = runs.join('a', leaving.signal, () => answer.promise)
  const other = runs.join('a', never, () => answer.promise)
  const impatient = untilAborted(left.result, leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(impatient).rejects.toThrow('gone')
  answer.resolve('yes')
  expect(await Promise.all([left.result, other.result])).toEqual(['yes', 'yes'])
})

test('the last waiter who leaves aborts the run', async () => {
  const runs = createCoalescing()
  const [one, two] = [new AbortController(), new AbortController()]
  const { result } = runs.join('a', one.signal, untilLeft)
  runs.join('a', two.signal, untilLeft)
  one.abort(new Error('gone'))
  two.abort(new Error('gone too'))
  await expect(result).rejects.toThrow('gone too')
})

test('a run whose waiters have all left is not joined, unless it is to be continued', async () => {
  const begun: string[] = []
  for (const joinsAbandoned of [false, true]) {
    const runs = createCoalescing({ joinsAbandoned })
    const leaving = new AbortController()
    const answer = Promise.withResolvers<string>()
    runs.join('a', leaving.signal, () => answer.promise)
    leaving.abort()
    const later = runs.join('a', never, async () => 'fresh')
    answer.resolve('continued')
    begun.push(await later.result)
  }
  expect(begun).toEqual(['fresh', 'continued'])
})

test('a waiter who has left already begins nothing that goes on', async () => {
  const runs = createCoalescing()
  const { result } = runs.join('a', AbortSignal.abort(new Error('gone')), untilLeft)
  await expect(result).rejects.toThrow('gone')
})
