import { expect, test } from 'vitest'
import { createCoalescing } from './request-coalescing.ts'

const never = new AbortController().signal

test('identical reads under way are one read, and the next one afterwards is another', async () => {
  const coalescing = createCoalescing()
  const answer = Promise.withResolvers<string>()
  let starts = 0
  const start = () => {
    starts += 1
    return answer.promise
  }
  const [first, second] = [coalescing.join('a', never, start), coalescing.join('a', never, start)]
  answer.resolve('yes')
  expect(await Promise.all([first.answer, second.answer])).toEqual(['yes', 'yes'])
  expect([first.isShared, second.isShared, starts]).toEqual([false, true, 1])

  await coalescing.join('a', never, start).answer
  expect(starts).toBe(2)
})

test('reads with other keys are not shared', async () => {
  const coalescing = createCoalescing()
  const answers = ['a', 'b'].map((key) => coalescing.join(key, never, async () => key).answer)
  expect(await Promise.all(answers)).toEqual(['a', 'b'])
})

test('an aborted waiter leaves alone; the last one aborts the read', async () => {
  const coalescing = createCoalescing()
  const [one, two] = [new AbortController(), new AbortController()]
  let isEnded = false
  const start = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        isEnded = true
        reject(signal.reason)
      })
    })
  const first = coalescing.join('a', one.signal, start).answer
  const second = coalescing.join('a', two.signal, start).answer

  one.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  expect(isEnded).toBe(false)

  two.abort(new Error('gone too'))
  await expect(second).rejects.toThrow('gone too')
  expect(isEnded).toBe(true)
})

test('a read without waiters is not joined', async () => {
  const coalescing = createCoalescing()
  const gone = new AbortController()
  const left = coalescing.join('a', gone.signal, () => new Promise<string>(() => undefined)).answer
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(await coalescing.join('a', never, async () => 'fresh').answer).toBe('fresh')
})
