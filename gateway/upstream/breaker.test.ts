import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBreaker, PAUSE_MS } from './breaker.ts'
import { UpstreamError, unavailable } from './upstream-error.ts'

const refused = new UpstreamError({
  service: 'product',
  status: 404,
  code: 'NOT_FOUND',
  message: 'None.',
})
const dead = unavailable('product')
const open = new Error('It is left alone.')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aService() {
  const states: string[] = []
  const breaker = createBreaker((state) => states.push(state))
  /** The caller's error for this answer of the service. */
  const hear = (said: Error | string): Promise<unknown> =>
    breaker
      .run(
        async () => {
          if (typeof said === 'string') return said
          throw said
        },
        () => open,
      )
      .catch((error: unknown) => error)
  const dies = async () => {
    for (let failures = 1; failures <= 5; failures += 1) expect(await hear(dead)).toBe(dead)
  }
  return { breaker, states, hear, dies }
}

test('five failures in a row leave it alone for a while; an answer then closes it', async () => {
  const { states, hear, dies } = aService()
  await dies()
  expect(await hear('well')).toBe(open)
  vi.advanceTimersByTime(PAUSE_MS)
  expect(await hear('well')).toBe('well')
  expect(states).toEqual(['open', 'half-open', 'closed'])
})

test('to be refused is an answer: failures before it are no longer in a row', async () => {
  const { states, hear, dies } = aService()
  for (const said of [dead, dead, dead, dead, refused, dead]) expect(await hear(said)).toBe(said)
  expect(await hear('well')).toBe('well')
  expect(states).toEqual([])

  await dies()
  vi.advanceTimersByTime(PAUSE_MS)
  expect(await hear(refused)).toBe(refused)
  expect(states).toEqual(['open', 'half-open', 'closed'])
})

test('an aborted probe proves nothing: the circuit stays open', async () => {
  const { breaker, states, hear, dies } = aService()
  const left = new DOMException('They left.', 'AbortError')
  expect(await hear(left)).toBe(left)
  await dies()
  vi.advanceTimersByTime(PAUSE_MS)
  expect(await hear(left)).toBe(left)
  expect(breaker.state()).toBe('open')
  expect(await hear('well')).toBe(open)
  vi.advanceTimersByTime(PAUSE_MS)
  expect(await hear('well')).toBe('well')
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed'])
})
