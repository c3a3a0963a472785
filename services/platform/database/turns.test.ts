import { expect, test } from 'vitest'
import { createTurns, type Turn } from './turns.ts'

const of = (...keys: string[]): Turn[] => keys.map((key) => ({ key, atOnce: 1 }))

/** Work that lasts until it is ended. */
function open() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('work of one key runs in the order in which it came, of another key at once', async () => {
  const { run } = createTurns()
  const { begun, work, end } = open()
  const first = run(of('a'), work('a1'))
  const second = run(of('a'), work('a2'))
  const third = run(of('a', 'b'), work('ab3'))
  const other = run(of('b'), work('b'))
  await expect.poll(() => begun).toEqual(['a1', 'b'])
  end('a1')
  await first
  await expect.poll(() => begun).toEqual(['a1', 'b', 'a2'])
  end('a2')
  end('b')
  await Promise.all([second, other])
  await expect.poll(() => begun).toEqual(['a1', 'b', 'a2', 'ab3'])
  end('ab3')
  expect(await third).toBe('ab3')
})

test('a turn may be of several, and failed work gives it on', async () => {
  const { run } = createTurns()
  const { begun, work, end } = open()
  const two = [{ key: 'all', atOnce: 2 }]
  const failed = run(two, async () => {
    throw new Error('failed')
  })
  const running = ['1', '2', '3'].map((name) => run(two, work(name)))
  await expect(failed).rejects.toThrow('failed')
  await expect.poll(() => begun).toEqual(['1', '2'])
  end('2')
  await expect.poll(() => begun).toEqual(['1', '2', '3'])
  end('1')
  end('3')
  await Promise.all(running)
})

test('a caller that gives up leaves its place, and too many are refused', async () => {
  const { run } = createTurns()
  const { begun, work, end } = open()
  const first = run(of('a'), work('first'))
  const gone = new AbortController()
  const left = run(of('a'), work('left'), gone.signal)
  gone.abort()
  await expect(left).rejects.toMatchObject({ status: 503 })
  await expect(run(of('a'), work('late'), gone.signal)).rejects.toMatchObject({ status: 503 })

  const waiting = Array.from({ length: 500 }, () => run(of('a'), async () => 'done'))
  await expect(run(of('a'), work('beyond'))).rejects.toMatchObject({ retryAfterSeconds: 5 })
  end('first')
  await first
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
  expect(begun).toEqual(['first'])
})
